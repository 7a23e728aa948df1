/** One switch: its button stops the disc, then the aim, then the power, and that flicks. */
import { Button, isStill, useKeys, useLatest } from '@tortuga/table';
import { type RefObject, useEffect, useState } from 'react';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { aimAt, aimingNow, chooseDisc, flick } from './acts.ts';
import { legalDiscs } from './draft.ts';
import { lastsFor, nthDisc, type Stage, sweptAngle, sweptPower } from './sweep.ts';

const firstStage = (table: Props): Stage => (legalDiscs(table.view).length > 1 ? 'disc' : 'aim');

/** One moment of a stage, from how the aim was when it began. */
const show = (table: Props, stage: Stage, from: number, ms: number): void => {
  const aiming = aimingNow(table);
  const discs = legalDiscs(table.view);
  if (stage === 'disc') {
    const disc = discs[nthDisc(ms, discs.length)];
    if (disc !== undefined && disc !== aiming.disc) chooseDisc(table, disc);
  } else if (stage === 'aim') aimAt(table, { ...aiming, angle: sweptAngle(from, ms, isStill()) });
  else aimAt(table, { ...aiming, power: sweptPower(ms, isStill()) });
};

/** Until what it returns is called; calls when it has gone by often enough. */
const sweep = (latest: RefObject<Props>, stage: Stage, rest: () => void): (() => void) => {
  const { angle } = aimingNow(latest.current);
  const begun = performance.now();
  const most = lastsFor(stage, legalDiscs(latest.current.view).length);
  let frame = requestAnimationFrame(function step() {
    const ms = performance.now() - begun;
    if (ms > most) {
      rest();
      return;
    }
    show(latest.current, stage, angle, ms);
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
};

export const Sweep = (table: Props) => {
  const say = useWords();
  const [stage, setStage] = useState(() => firstStage(table));
  const [isResting, setResting] = useState(false);
  const latest = useLatest(table);
  const isOn = !isResting && !table.isBusy;
  useEffect(() => (isOn ? sweep(latest, stage, () => setResting(true)) : undefined), [isOn, latest, stage]);
  const press = (): void => {
    if (table.isBusy) return;
    if (isResting) setResting(false);
    else if (stage === 'disc') setStage('aim');
    else if (stage === 'aim') setStage('power');
    else {
      setStage(firstStage(table));
      flick(table, aimingNow(table));
    }
  };
  useKeys({ Space: press, Enter: press, Backspace: () => setStage(firstStage(table)) });
  return (
    <Button
      kind="primary"
      isWide
      isDisabled={table.isBusy}
      data-piece={pieces.act}
      shortcut="Space"
      onClick={press}
    >
      {say('flick-stop', { stage: isResting ? 'rest' : stage })}
    </Button>
  );
};
