import { connect, type Sql } from '../postgres/connection.ts';

const CHANNEL = 'tortuga';

/** One connection that listens, for as long as it lasts. */
export interface Line {
  /** Rejects when the line breaks; who waits when it is lost may not be answered at all. */
  readonly notify: (matches: readonly string[]) => Promise<void>;
  readonly hangUp: () => Promise<void>;
}

export const openLine = async (
  url: string,
  onMatch: (match: string) => void,
  onLost: (line: Line) => void,
): Promise<Line> => {
  const sql = connect(url, 1, { onnotify: (_, match) => onMatch(match), onclose: () => onLost(line) });
  const line = lineOn(sql);
  try {
    await sql`LISTEN ${sql(CHANNEL)}`;
    return line;
  } catch (error) {
    await line.hangUp();
    throw error;
  }
};

const lineOn = (sql: Sql): Line => ({
  notify: async (matches) => {
    const list = JSON.stringify(matches);
    await sql`SELECT pg_notify(${CHANNEL}, match) FROM json_array_elements_text(${list}::text::json) AS match`;
  },
  // It is gone, or is to go: how does not matter.
  hangUp: () => sql.end({ timeout: 1 }).catch(() => {}),
});
