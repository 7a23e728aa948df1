/** The crew gathers: seats, the link, the house rules, and who is ready. */
import type { RoomView } from '@tortuga/protocol';
import { JoinForm } from './JoinForm.tsx';
import { Plate, useLanguage } from '@tortuga/table';
import { areTablesKept } from '../online/keptTables.ts';
import { ShareLink } from '../online/ShareLink.tsx';
import type { TableAt } from '../online/useTableAt.ts';
import { optionSheet } from '../options/optionRows.ts';
import { sittersOf } from '../seats/sitters.ts';
import { LaidTable } from '../shell/LaidTable.tsx';
import type { AnyTable, Listed } from '../table.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import { type Gathering, hostTokenIn, tokensBySeat } from './gathering.ts';
import { handicapsIn } from './handicaps.ts';
import { HouseRules } from './HouseRules.tsx';
import { Departure } from './Departure.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './Lobby.module.css';
import { useActing } from './useActing.ts';

export interface LobbyProps {
  readonly at: TableAt;
  readonly room: RoomView;
  readonly listed: Listed;
  readonly table: AnyTable;
}

const useGathering = ({ at, room, table }: LobbyProps, act: Gathering['act']): Gathering => {
  const say = useWords();
  const language = useLanguage();
  const tokens = tokensBySeat(at.now.seats, at.tokens);
  return {
    match: room.match,
    room,
    sitters: sittersOf(room, at.now.seats, say),
    tokens,
    hostToken: hostTokenIn(room, tokens),
    handicaps: handicapsIn(optionSheet(table), room, language),
    act,
    comeAgain: at.comeAgain,
  };
};

export const Lobby = (props: LobbyProps) => {
  const { at, room, listed, table } = props;
  const say = useWords();
  const { fault, act } = useActing(room.match);
  const gathering = useGathering(props, act);
  const { name, seats } = listed.card;
  const isFleeting = gathering.tokens.size > 0 && !areTablesKept();
  const unkept = isFleeting ? say('lobby.unkept') : undefined;
  const trouble = at.now.line === 'lost' ? say('line.lost') : fault && sayRefusal(fault, say);
  return (
    <LaidTable
      title={name}
      caption={say('lobby.caption', { watching: room.spectators })}
      game={listed.id}
      heading={say('new.heading')}
      hint={say('lobby.hint', seats)}
      crew={
        <ul className={styles['seats']}>
          {room.seats.map((_, seat) => (
            <SeatRow key={seat} gathering={gathering} seat={seat} />
          ))}
        </ul>
      }
      invitation={
        <Plate isPaper>
          <ShareLink path={`/t/${room.match}`} title={say('lobby.invite')} label={say('lobby.qr')} />
        </Plate>
      }
      isInviting={gathering.hostToken !== undefined}
      rules={<HouseRules gathering={gathering} table={table} listed={listed} />}
      action={
        gathering.tokens.size === 0 ? <JoinForm gathering={gathering} /> : <Departure gathering={gathering} />
      }
      trouble={trouble ?? unkept}
    />
  );
};
