import { connect, type Sql } from '../postgres/connection.ts';

const CHANNEL = 'tortuga';

/** One connection that listens, for as long as it lasts. */
export interface Line {
  /** Rejects when the line breaks; who waits when it is lost may not be answered at all. */
  readonly notify: (texts: readonly string[]) => Promise<void>;
  readonly hangUp: () => Promise<void>;
}

export const openLine = async (
  url: string,
  onText: (text: string) => void,
  onLost: (line: Line) => void,
): Promise<Line> => {
  const sql = connect(url, 1, { onnotify: (_, text) => onText(text), onclose: () => onLost(line) });
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
  notify: async (texts) => {
    const list = JSON.stringify(texts);
    await sql`SELECT pg_notify(${CHANNEL}, said) FROM json_array_elements_text(${list}::text::json) AS said`;
  },
  // It is gone, or is to go: how does not matter.
  hangUp: () => sql.end({ timeout: 1 }).catch(() => {}),
});
