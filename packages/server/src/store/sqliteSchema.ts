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
  // A move changes few pages: rooms, which seldom change, lie apart, and matches of one time lie together.
  `ALTER TABLE matches RENAME TO matches_1;
   ALTER TABLE entries RENAME TO entries_1;
   DROP INDEX listed_matches;
   DROP INDEX waking_matches;
   DROP INDEX touched_matches;
   CREATE TABLE matches (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     rev INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
     listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
     wake_at INTEGER,
     touched INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX listed_matches ON matches (touched DESC, id) WHERE status = 'open' AND listed = 1;
   CREATE INDEX waking_matches ON matches (wake_at, id) WHERE wake_at IS NOT NULL;
   CREATE INDEX resting_matches ON matches (status, touched, id) WHERE status <> 'playing';
   CREATE TABLE rooms (number INTEGER PRIMARY KEY, room TEXT NOT NULL) STRICT;
   -- A seat, or null for chance.
   CREATE TABLE entries (
     number INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     seat INTEGER,
     move TEXT NOT NULL,
     id TEXT,
     at INTEGER NOT NULL,
     PRIMARY KEY (number, seq)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO matches (id, game, rev, seq, status, listed, wake_at, touched)
     SELECT id, game, rev, seq, status, listed, wake_at, touched FROM matches_1 ORDER BY rowid;
   INSERT INTO rooms SELECT number, room FROM matches JOIN matches_1 USING (id);
   INSERT INTO entries SELECT number, entries_1.seq, seat, move, entries_1.id, at
     FROM matches JOIN entries_1 ON entries_1.match = matches.id;
   DROP TABLE matches_1;
   DROP TABLE entries_1;`,
];
