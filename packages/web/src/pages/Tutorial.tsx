/** The scripted first game, on the real table. */
import type { Module, Types } from '@tortuga/engine';
import { box } from '@tortuga/engine';
import { type Messages, type Ui, useSay } from '@tortuga/table';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePlayNow } from '../local/usePlayNow.ts';
import { NO_DRAFTS } from '../match/drafts.ts';
import { LessonStrip } from '../match/LessonStrip.tsx';
import { keepLessonPlace, lessonPlace } from '../match/lessonPlace.ts';
import { PiecePointer } from '../match/PiecePointer.tsx';
import { useLesson } from '../match/useLesson.ts';
import { useMatchWords } from '../match/words.ts';
import { NOT_ASKED, openScript } from '../play/scriptedMatch.ts';
import { useSettings } from '../settings/store.ts';
import { listedGame, useTable } from '../shell/loadTable.ts';
import { type DrawnOf, type Listed, pairUp } from '../table.ts';
import { useWords } from '../words/words.ts';
import { MatchPage } from './MatchPage.tsx';
import { NotFound } from './NotFound.tsx';

interface LessonProps<T extends Types, F extends object, M extends Messages> {
  readonly module: Module<T>;
  readonly ui: Ui<DrawnOf<T, F>, M>;
  readonly listed: Listed;
  readonly onAgain: () => void;
}

/** Nothing of a first game is kept, and nothing follows from it. */
const stay = (): void => undefined;

const useScript = <T extends Types, F extends object, M extends Messages>({
  module,
  ui,
}: LessonProps<T, F, M>) => {
  const sayHouse = useWords();
  const name = useSettings((settings) => settings.name);
  const [play] = useState(() =>
    openScript(box(module), ui.tutorial, name === '' ? sayHouse('name.default') : name, lessonPlace()),
  );
  return play;
};

const Lesson = <T extends Types, F extends object, M extends Messages>(props: LessonProps<T, F, M>) => {
  const { module, ui, listed, onAgain } = props;
  const [, go] = useLocation();
  const say = useMatchWords();
  const sayGame = useSay(ui.messages);
  const play = useScript(props);
  const table = useMemo(() => pairUp(module, ui), [module, ui]);
  const lesson = useLesson(play, ui.tutorial);
  const playNow = usePlayNow(listed, go);
  const { step } = lesson;
  const text = step && sayGame(step.text);
  const strip = <LessonStrip lesson={lesson} text={text} onPlay={playNow.start} onAgain={onAgain} />;
  const explain = (code: string): string | undefined => {
    if (code !== NOT_ASKED) return undefined;
    return lesson.isAsked && text !== undefined ? say('learn.kindly', { ask: text }) : say('learn.read');
  };
  return (
    <>
      <MatchPage
        table={table}
        name={listed.card.name}
        play={play}
        drafts={NO_DRAFTS}
        lead={stay}
        lesson={{ strip, caption: say('learn.caption'), explain }}
      />
      {step?.piece !== undefined && <PiecePointer piece={step.piece} />}
    </>
  );
};

export const Tutorial = ({ params: { game } }: { readonly params: { readonly game: string } }) => {
  const listed = listedGame(game);
  const table = useTable(game);
  const [times, setTimes] = useState(0);
  const again = (): void => {
    keepLessonPlace(0);
    setTimes(times + 1);
  };
  if (listed === undefined || table === undefined) return <NotFound />;
  return table.use((module, ui) => (
    <Lesson key={times} module={module} ui={ui} listed={listed} onAgain={again} />
  ));
};
