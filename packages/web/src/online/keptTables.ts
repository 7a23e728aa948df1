/** Tables on a server at which this browser has a seat: a token is the seat, and what was promised is kept to check it later. */
import { fieldsOf, isKept, keep, readKept } from '../kept.ts';

export interface KeptSeat {
  readonly token: string;
  /** This browser's share of the luck; unknown where the seat came from another device. */
  readonly nonce?: string;
}

export interface KeptTable {
  readonly match: string;
  readonly game: string;
  readonly seats: readonly KeptSeat[];
  /** The server's promise, from before it knew our nonces. */
  readonly commit: string;
  /** Of the record, once it is over. */
  readonly seal?: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const KEY = 'tables';

const parseSeat = (kept: unknown): readonly KeptSeat[] => {
  const fields = fieldsOf(kept);
  const [token, nonce] = [fields.get('token'), fields.get('nonce')];
  if (typeof token !== 'string') return [];
  return [typeof nonce === 'string' ? { token, nonce } : { token }];
};

const parseTable = (kept: unknown): readonly KeptTable[] => {
  const fields = fieldsOf(kept);
  const [match, game, commit, seal] = ['match', 'game', 'commit', 'seal'].map((key) => fields.get(key));
  const [seats, touched] = [fields.get('seats'), fields.get('touched')];
  if (typeof match !== 'string' || typeof game !== 'string' || typeof commit !== 'string') return [];
  if (!Array.isArray(seats)) return [];
  return [
    {
      match,
      game,
      seats: seats.flatMap(parseSeat),
      commit,
      ...(typeof seal === 'string' ? { seal } : {}),
      touched: typeof touched === 'number' ? touched : 0,
    },
  ];
};

/** Of anything that was kept: what cannot be read is left out. Newest first. */
export const parseTables = (kept: unknown): readonly KeptTable[] =>
  (Array.isArray(kept) ? kept.flatMap(parseTable) : []).toSorted((one, other) => other.touched - one.touched);

export const keptTables = (): readonly KeptTable[] => parseTables(readKept(KEY));

export const keptTable = (match: string): KeptTable | undefined =>
  keptTables().find((each) => each.match === match);

/** Whether seats outlive this page. */
export const areTablesKept = (): boolean => isKept(KEY);

/** Read anew each time: another page of this browser may have sat down meanwhile. */
export const keepTable = (table: KeptTable): void => {
  keep(KEY, [table, ...keptTables().filter(({ match }) => match !== table.match)]);
};

export const forgetTable = (match: string): void => {
  keep(
    KEY,
    keptTables().filter((each) => each.match !== match),
  );
};
