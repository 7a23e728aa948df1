/** Laying a table in this page: people who pass the device, bots, the game's options; or oneself alone. */
import { Button, type Say, Switch } from '@tortuga/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CrewEditor } from '../crew/CrewEditor.tsx';
import { type Crew, crewOf, type Seats } from '../crew/crew.ts';
import { myself } from '../crew/myself.ts';
import { Row } from '../form/Row.tsx';
import { useLaying } from '../laying/useLaying.ts';
import { useBeginLocal } from '../local/useBeginLocal.ts';
import { OptionsForm } from '../options/OptionsForm.tsx';
import { Cover } from '../shell/Cover.tsx';
import { LaidTable } from '../shell/LaidTable.tsx';
import { listedGame, useTable } from '../shell/loadTable.ts';
import { BestScores } from '../solo/BestScores.tsx';
import { bestScores } from '../solo/bestScores.ts';
import type { AnyTable, Listed } from '../table.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords, type Word } from '../words/words.ts';
import { NotFound } from './NotFound.tsx';

export const NewLocal = ({ params: { game } }: { readonly params: { readonly game: string } }) => {
  const listed = listedGame(game);
  const table = useTable(game);
  return listed === undefined || table === undefined ? (
    <NotFound />
  ) : (
    <Laying listed={listed} table={table} />
  );
};

/** With names to play under at once: whoever likes writes his own. */
const passingCrew = (count: number, say: Say<Word>): Crew =>
  crewOf(myself(say), count, 'person').map((chair, index) =>
    chair.kind === 'person' && index > 0 ? { ...chair, name: say('name.other', { n: index + 1 }) } : chair,
  );

const SoloScores = ({ table, options }: { readonly table: AnyTable; readonly options: string }) =>
  table.use(({ game: { id: game, version, better } }) => (
    <BestScores scores={bestScores({ game, version, better, options })} />
  ));

/** What is to be known of so many at one device. */
const hintFor = (count: number, { min, max }: Seats, say: Say<Word>): string =>
  count === 1 ? say('new.hint.alone', { max }) : say('new.hint', { min, max });

const Laying = ({ listed, table }: { readonly listed: Listed; readonly table: AnyTable }) => {
  const say = useWords();
  const [, go] = useLocation();
  const { seats, name, cover } = listed.card;
  const laying = useLaying(table, listed, passingCrew);
  const { crew, rows, options, optionsText, wrong, note } = laying;
  const [isDrawn, setDrawn] = useState(true);
  const { begin, fault } = useBeginLocal(listed.id, go);
  const isAlone = crew.length === 1;
  return (
    <LaidTable
      title={name}
      caption={say('new.caption')}
      game={listed.id}
      heading={say('new.heading')}
      hint={hintFor(crew.length, seats, say)}
      crew={<CrewEditor laying={laying} seats={seats} kinds={['person', 'bot']} />}
      invitation={
        <>
          <Cover src={cover} />
          {isAlone && optionsText !== undefined && <SoloScores table={table} options={optionsText} />}
        </>
      }
      rules={
        <>
          {!isAlone && (
            <Row>
              <Switch isOn={isDrawn} onChange={setDrawn} detail={say('order.hint')}>
                {say('order')}
              </Switch>
            </Row>
          )}
          {isAlone && rows.length === 0 && <p>{say('rules.none')}</p>}
          <OptionsForm laying={laying} />
        </>
      }
      action={
        <Button
          kind="primary"
          isDisabled={wrong !== undefined}
          onClick={() => begin(crew, { options, randomOrder: isDrawn })}
        >
          {say('new.start', { count: crew.length })}
        </Button>
      }
      trouble={wrong ?? (fault && sayRefusal(fault, say)) ?? note}
    />
  );
};
