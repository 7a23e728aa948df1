/** A transcript on disk, and the game it is of. */
import { type AnyGame, type Fault, parseTranscript, type Transcript } from '@tortuga/engine';
import { games } from '@tortuga/games';

export type Found =
  | { readonly ok: true; readonly transcript: Transcript; readonly game: AnyGame }
  | { readonly ok: false; readonly fault: Fault };

export const findTranscript = (text: string): Found => {
  const read = parseTranscript(text);
  if (!read.ok) return read;
  const { transcript } = read;
  const game = games.find(({ id }) => id === transcript.header.game);
  if (game === undefined)
    return { ok: false, fault: { line: transcript.headerLines[1] ?? 2, code: 'unknown-game' } };
  return { ok: true, transcript, game };
};

const REASONS: Readonly<Record<string, string>> = {
  'not-a-transcript': 'this is not a transcript: the first line must be "tortuga-transcript 1"',
  'bad-game-line': 'the second line must be "game NAME VERSION"',
  'bad-seats-line': 'the third line must be "seats NUMBER"',
  'bad-options-line': 'the fourth line must be "options {…}"',
  'options-not-json': 'the options are not JSON',
  'unknown-game': 'there is no such game here',
  'wrong-game': 'it is a transcript of another game',
  'wrong-version': 'it was played under another version of the rules: use the Tortuga it was made with',
  'seats-out-of-range': 'the game is not for so many players',
  unreadable: 'the line cannot be read',
  'no-such-seat': 'nobody sits there',
  'not-your-turn': 'it is not that player’s turn',
  'game-over': 'the game is over already',
  'move-after-result': 'a move stands behind the result',
  'wrong-result': 'the result is not that of the moves',
  unfinished: 'the match is not finished: a record has a result',
  'not-a-record':
    'this is a plain transcript, not the record of an online match: use "tortuga referee" to check its moves',
  'wrong-seal': 'the file was changed after it was sealed',
  'wrong-commit': 'the seed is not the one that was promised',
  'wrong-luck': 'chance did not fall as the seed says',
  'spare-nonce': 'a nonce that belongs to nobody: it could have been chosen to steer the luck',
  'not-the-kept-commit': 'the promise is not the one you kept',
  'not-the-kept-nonce': 'your own nonce is not among those of the record',
  'not-the-kept-seal': 'the seal is not the one you kept',
};

export const reasonOf = (code: string, otherwise = 'the move is refused'): string =>
  REASONS[code] ?? otherwise;

export const faultText = ({ line, code }: Fault): string => `line ${line}: ${reasonOf(code)} (${code})`;
