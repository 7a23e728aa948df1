/** Pads that tell what fingers do on them, and a field of stones that follows one. */
import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import type { Gesture } from '../touch/fingers.ts';
import { pullBack } from '../touch/pullBack.ts';
import type { Follower } from '../touch/touch.ts';
import { useTouch } from '../touch/useTouch.ts';
import { exhibits } from './exhibits.ts';
import { Ninety } from './Ninety.tsx';
import styles from './Touching.module.css';
import { useGalleryWords } from './words.tsx';

type Tell = (line: string) => void;

/** All that was told, the latest last. */
const useTold = (): readonly [readonly string[], Tell] => {
  const [told, setTold] = useState<readonly string[]>([]);
  return [told, (line) => setTold((before) => [...before, line])];
};

const follow = (tell: Tell, { kind }: Gesture): Follower => {
  tell(kind);
  return {
    end: ({ from, at, scale }) => tell(`${kind} ${at.x - from.x} ${at.y - from.y} ${scale}`),
    cancel: (why) => tell(`${kind} ${why}`),
  };
};

const Told = ({ told }: { readonly told: readonly string[] }) => (
  <output className={styles['told']} data-told={told.join()}>
    {told.at(-1)}
  </output>
);

/** Every gesture; and on it a piece that is only pressed. */
const Pad = () => {
  const say = useGalleryWords();
  const [told, tell] = useTold();
  const begin = (gesture: Gesture): Follower => follow(tell, gesture);
  const pad = useTouch({
    press: () => tell('press'),
    hold: begin,
    drag: begin,
    pinch: begin,
    keys: { ArrowRight: () => tell('right') },
  });
  const piece = useTouch({ press: () => tell('piece') });
  return (
    <div ref={pad} className={styles['pad']} role="group" aria-label={say('pad')}>
      <Button ref={piece}>{say('pad-piece')}</Button>
      <Told told={told} />
    </div>
  );
};

/** A slingshot, whose anchor is where the finger came down. */
const Sling = () => {
  const say = useGalleryWords();
  const [told, tell] = useTold();
  const sling = useTouch({
    press: () => tell('press'),
    drag: ({ from }) =>
      pullBack(from, {
        end: ({ vector, length }) => tell(`pull ${vector.x} ${vector.y} ${length}`),
        cancel: (why) => tell(`pull ${why}`),
      }),
  });
  return (
    <div className={styles['pad']} role="group" aria-label={say('sling')}>
      <Button ref={sling}>{say('sling')}</Button>
      <Told told={told} />
    </div>
  );
};

export const touching = exhibits('touch', { pad: <Pad />, sling: <Sling />, ninety: <Ninety /> });
