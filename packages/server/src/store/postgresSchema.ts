import type { Client } from '../postgres/client.ts';

/** Each takes a database from the version of its index to the next: append, never change. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id text COLLATE "C" PRIMARY KEY,
     game text NOT NULL,
     rev integer NOT NULL,
     seq integer NOT NULL,
     status text NOT NULL CHECK (status IN ('open', 'playing', 'over')),
     listed boolean NOT NULL,
     wake_at bigint,
     touched bigint NOT NULL,
     room text NOT NULL
   );
   CREATE INDEX listed_matches ON matches (touched DESC, id) WHERE status = 'open' AND listed;
   CREATE INDEX waking_matches ON matches (wake_at, id) WHERE wake_at IS NOT NULL;
   CREATE INDEX touched_matches ON matches (status, touched, id);
   -- A seat, or null for chance.
   CREATE TABLE entries (
     match text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
     seq integer NOT NULL,
     seat integer,
     move text NOT NULL,
     id text,
     at bigint NOT NULL,
     PRIMARY KEY (match, seq)
   );
   CREATE TABLE beats (one boolean PRIMARY KEY CHECK (one), at bigint);
   INSERT INTO beats VALUES (true, NULL);`,
];

export const KNOWN_SCHEMA = MIGRATIONS.length;

/** Any number that no other program locks. */
const LOCK = 7_678_842;

/** Gives the version of the schema. Nodes that start at once wait for each other. */
export const migrate = async (client: Client): Promise<number> => {
  // Statements sent as one text are one transaction, and the lock ends with it.
  await client.ask((sql) => sql.unsafe(script()).simple());
  const rows = await client.ask((sql) => sql<{ version: number }[]>`SELECT version FROM tortuga_schema`);
  return rows[0]?.version ?? 0;
};

const script = (): string => `
  SELECT pg_advisory_xact_lock(${LOCK});
  CREATE TABLE IF NOT EXISTS tortuga_schema (version integer NOT NULL);
  INSERT INTO tortuga_schema SELECT 0 WHERE NOT EXISTS (SELECT FROM tortuga_schema);
  ${MIGRATIONS.map(step).join('\n')}`;

const step = (migration: string, from: number): string => `
  DO $tortuga$ BEGIN
    IF (SELECT version FROM tortuga_schema) = ${from} THEN
      ${migration}
      UPDATE tortuga_schema SET version = ${from + 1};
    END IF;
  END $tortuga$;`;
