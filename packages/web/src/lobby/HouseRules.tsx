/** How this table plays. Rules are set before anybody is invited: a host who is alone can lay the table anew. */
import { LinkButton, useLanguage } from '@tortuga/table';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { askingFor } from '../laying/askedFor.ts';
import { Row } from '../form/Row.tsx';
import { sayClock } from '../online/clocks.ts';
import { optionSheet } from '../options/optionRows.ts';
import { sayOption } from '../options/sayOption.ts';
import { useWorkshop } from '../shell/loadTable.ts';
import { isSeatRow } from '../options/seatNumbers.ts';
import type { AnyTable, Listed } from '../table.ts';
import { useWords } from '../words/words.ts';
import type { Gathering } from './gathering.ts';
import { optionsIn, rowsIn } from './handicaps.ts';
import styles from './Lobby.module.css';

interface HouseRulesProps {
  readonly gathering: Gathering;
  readonly table: AnyTable;
  readonly listed: Listed;
}

export const HouseRules = ({ gathering, table, listed }: HouseRulesProps) => {
  const say = useWords();
  const language = useLanguage();
  const { room, hostToken, tokens } = gathering;
  const sheet = optionSheet(table);
  const options = optionsIn(room);
  // Beside each chair stands what belongs to that one.
  const rows = rowsIn(sheet, room).filter((row) => !isSeatRow(row));
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <>
      <Fact label={say('clock')} value={sayClock(room.clock, say)} />
      <Fact label={say('order.first')} value={say(room.randomOrder ? 'order.lot' : 'order.seats')} />
      <Fact label={say('stand-in')} value={say(`level.${room.standIn}`)} />
      <Fact label={say('listed')} value={say(room.listed ? 'yes' : 'no')} />
      {rows.map(({ name, shape }) =>
        name === listed.card.workshop?.option ? (
          <Suspense key={name}>
            <Made
              game={room.game}
              label={sheet.label(language, name)}
              value={options[name]}
              seats={room.seats.length}
            />
          </Suspense>
        ) : (
          <Fact
            key={name}
            label={sheet.label(language, name)}
            value={sayOption(shape, options[name], (choice) => sheet.label(language, name, choice), say)}
          />
        ),
      )}
      <p className={styles['sealed']}>{say('lobby.record')}</p>
      {hostToken !== undefined && people === tokens.size && (
        <Link
          href={`/t/new/${room.game}?from=${room.match}&${askingFor(room.options, room.seats.length)}`}
          asChild
        >
          <LinkButton kind="ghost" isWide>
            {say('lobby.change')}
          </LinkButton>
        </Link>
      )}
    </>
  );
};

interface MadeProps {
  readonly game: string;
  readonly label: string;
  readonly value: unknown;
  readonly seats: number;
}

/** What the host has chosen of a workshop: guests look at it before they sit down. */
const Made = ({ game, ...look }: MadeProps) => {
  const workshop = useWorkshop(game);
  return <Row>{workshop === undefined ? null : <workshop.Look {...look} />}</Row>;
};

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Row>
    <div className={styles['fact']}>
      <span>{label}</span>
      <b>{value}</b>
    </div>
  </Row>
);
