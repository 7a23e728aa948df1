/** Laying a table on the server with house rules of one's own. */
import { LEVELS } from '@tortuga/bots';
import { Button, Segmented, Switch } from '@tortuga/table';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CrewEditor } from '../crew/CrewEditor.tsx';
import { crewOf } from '../crew/crew.ts';
import { myself } from '../crew/myself.ts';
import { Row } from '../form/Row.tsx';
import { useLaying } from '../laying/useLaying.ts';
import { CLOCK_NAMES, CLOCKS, sayClock } from '../online/clocks.ts';
import { type House, USUAL } from '../online/house.ts';
import { leaveForGood } from '../online/leaving.ts';
import { createTable } from '../online/sitting.ts';
import { OptionsForm } from '../options/OptionsForm.tsx';
import { Cover } from '../shell/Cover.tsx';
import { LaidTable } from '../shell/LaidTable.tsx';
import { listedGame, useTable } from '../shell/loadTable.ts';
import type { AnyTable, Listed } from '../table.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { NotFound } from './NotFound.tsx';

export const NewTable = ({ params: { game } }: { readonly params: { readonly game: string } }) => {
  const listed = listedGame(game);
  const table = useTable(game);
  return listed === undefined || table === undefined ? (
    <NotFound />
  ) : (
    <Laying listed={listed} table={table} />
  );
};

const Laying = ({ listed, table }: { readonly listed: Listed; readonly table: AnyTable }) => {
  const say = useWords();
  const [, go] = useLocation();
  const from = new URLSearchParams(useSearch()).get('from');
  const { seats, name } = listed.card;
  const laying = useLaying(table, listed, (count) => crewOf(myself(say), count, 'open'));
  const { crew, options, wrong, note } = laying;
  const [house, setHouse] = useState(USUAL);
  const [fault, setFault] = useState<string>();
  const create = async (): Promise<void> => {
    const plan = { game: listed.id, crew, options, ...house, clock: CLOCKS[house.clock] };
    const reply = await createTable(plan);
    if (!reply.ok) return setFault(reply.refusal.code);
    // The table that this one replaces: we get up there.
    if (from !== null) await leaveForGood(from);
    return go(`/t/${reply.value.match}`, { replace: true });
  };
  return (
    <LaidTable
      title={name}
      caption={say('new.online')}
      game={listed.id}
      heading={say('new.heading')}
      hint={say('lobby.hint', seats)}
      crew={<CrewEditor laying={laying} seats={seats} kinds={['open', 'bot', 'person']} />}
      invitation={<Cover src={listed.card.cover} />}
      rules={
        <>
          <HouseForm house={house} onChange={setHouse} />
          <OptionsForm laying={laying} />
        </>
      }
      action={
        <Button kind="primary" isDisabled={wrong !== undefined} onClick={() => void create()}>
          {say('new.open')}
        </Button>
      }
      trouble={wrong ?? (fault && sayRefusal(fault, say)) ?? note}
    />
  );
};

interface HouseFormProps {
  readonly house: House;
  readonly onChange: (house: House) => void;
}

const HouseForm = ({ house, onChange }: HouseFormProps) => {
  const say = useWords();
  return (
    <>
      <Row>
        <Segmented
          label={say('clock')}
          value={house.clock}
          segments={CLOCK_NAMES.map((value) => ({ value, label: sayClock(CLOCKS[value], say) }))}
          onChange={(clock) => onChange({ ...house, clock })}
        />
      </Row>
      <Row>
        <Segmented
          label={say('stand-in')}
          value={house.standIn}
          segments={LEVELS.map((value) => ({ value, label: say(`level.${value}`) }))}
          onChange={(standIn) => onChange({ ...house, standIn })}
        />
      </Row>
      <Row>
        <Switch
          isOn={house.randomOrder}
          onChange={(randomOrder) => onChange({ ...house, randomOrder })}
          detail={say('order.hint')}
        >
          {say('order')}
        </Switch>
      </Row>
      <Row>
        <Switch
          isOn={house.listed}
          onChange={(listed) => onChange({ ...house, listed })}
          detail={say('listed.hint')}
        >
          {say('listed')}
        </Switch>
      </Row>
    </>
  );
};
