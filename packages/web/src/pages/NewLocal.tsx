/** Laying a table in this page: people who pass the device, bots, the game's options. */
import { Button, type Say, Switch } from '@tortuga/table';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CrewEditor } from '../crew/CrewEditor.tsx';
import { type Crew, newCrew, type Seats } from '../crew/crew.ts';
import { crewNames } from '../crew/crewNames.ts';
import { nameFaults } from '../crew/faults.ts';
import { Row } from '../form/Row.tsx';
import { useBeginLocal } from '../local/useBeginLocal.ts';
import { type ChosenOptions, optionSheet } from '../options/optionRows.ts';
import { OptionsForm } from '../options/OptionsForm.tsx';
import { useSettings } from '../settings/store.ts';
import { Cover } from '../shell/Cover.tsx';
import { LaidTable } from '../shell/LaidTable.tsx';
import { listedGame, useTable } from '../shell/loadTable.ts';
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
const passingCrew = (seats: Seats, say: Say<Word>): Crew => {
  const { name, colour } = useSettings.getState();
  const crew = newCrew({ name: name === '' ? say('name.default') : name, colour }, seats, 'person');
  return crew.map((chair, index) =>
    chair.kind === 'person' && index > 0 ? { ...chair, name: say('name.other', { n: index + 1 }) } : chair,
  );
};

const Laying = ({ listed, table }: { readonly listed: Listed; readonly table: AnyTable }) => {
  const say = useWords();
  const [, go] = useLocation();
  const { seats, name } = listed.card;
  const [crew, setCrew] = useState(() => passingCrew(seats, say));
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const [isDrawn, setDrawn] = useState(true);
  const sheet = optionSheet(table);
  const faults = nameFaults(crew, say);
  const options = sheet.parse(chosen, crew.length);
  const { begin, fault } = useBeginLocal(listed.id, go);
  const wrong = faults.find(Boolean) ?? (options.ok ? undefined : sayRefusal(options.refusal.code, say));
  const trouble = wrong ?? (fault === undefined ? undefined : sayRefusal(fault, say));
  return (
    <LaidTable
      title={name}
      caption={say('new.caption')}
      game={listed.id}
      heading={say('new.heading')}
      hint={say('new.hint', { min: seats.min, max: seats.max })}
      crew={
        <CrewEditor
          crew={crew}
          seats={seats}
          kinds={['person', 'bot']}
          names={crewNames(crew, say)}
          faults={faults}
          onChange={setCrew}
        />
      }
      invitation={<Cover src={listed.card.cover} />}
      rules={
        <>
          <Row>
            <Switch isOn={isDrawn} onChange={setDrawn} detail={say('order.hint')}>
              {say('order')}
            </Switch>
          </Row>
          <OptionsForm
            sheet={sheet}
            chosen={chosen}
            seats={crew.length}
            names={crewNames(crew, say)}
            onChange={setChosen}
          />
        </>
      }
      action={
        <Button
          kind="primary"
          isDisabled={wrong !== undefined}
          onClick={() => begin(crew, { options: chosen, randomOrder: isDrawn })}
        >
          {say('new.start', { count: crew.length })}
        </Button>
      }
      trouble={trouble}
    />
  );
};
