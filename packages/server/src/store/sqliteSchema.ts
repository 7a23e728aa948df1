/** Each takes a file from the version of its index to the next (`user_version`): append, never change. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     rev INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
     listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
     wake_at INTEGER,
     touched INTEGER NOT NULL,
     room TEXT NOT NULL
   ) STRICT;
   CREATE INDEX listed_matches ON matches (touched DESC, id) WHERE status = 'open' AND listed = 1;
   CREATE INDEX waking_matches ON matches (wake_at, id) WHERE wake_at IS NOT NULL;
   CREATE INDEX touched_matches ON matches (status, touched, id);
   -- A seat, or null for chance.
   CREATE TABLE entries (
     match TEXT NOT NULL,
     seq INTEGER NOT NULL,
     seat INTEGER,
     move TEXT NOT NULL,
     id TEXT,
     at INTEGER NOT NULL,
     PRIMARY KEY (match, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE beats (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;`,
];
