import { connect, type Sql } from './connection.ts';

export interface Client {
  readonly ask: <V>(run: (sql: Sql) => Promise<V>) => Promise<V>;
  readonly close: () => Promise<void>;
}

interface Pool {
  readonly sql: Sql;
  /** Ends the questions that are not answered yet. */
  readonly pending: Set<(error: Error) => void>;
}

const CONNECTIONS = 4;
const GOODBYE_SECONDS = 5;

/**
 * Questions to a server that may go away and come back. postgres 3.4.9 can leave a question unanswered that is asked
 * while its connection breaks, and ends the process when a transaction (`begin`) goes on after that. So a pool that
 * loses a connection is thrown away with all its questions, and transactions are single statements.
 */
export const postgresClient = (url: string): Client => {
  let isClosed = false;

  const open = (): Pool => {
    const opened: Pool = {
      sql: connect(url, CONNECTIONS, { onclose: () => drop(opened) }),
      pending: new Set(),
    };
    return opened;
  };

  const drop = (lost: Pool): void => {
    if (lost !== pool || isClosed) return;
    pool = open();
    for (const fail of lost.pending) fail(new Error('the connection to PostgreSQL was lost'));
    // Whoever asked has been told already.
    lost.sql.end({ timeout: 0 }).catch(() => {});
  };

  let pool = open();
  return {
    ask: (run) => askIn(pool, run),
    close: async () => {
      isClosed = true;
      await pool.sql.end({ timeout: GOODBYE_SECONDS });
    },
  };
};

const askIn = <V>({ sql, pending }: Pool, run: (sql: Sql) => Promise<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    pending.add(reject);
    run(sql)
      .then(resolve, reject)
      .finally(() => pending.delete(reject));
  });
