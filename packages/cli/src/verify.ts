/** `tortuga verify`: whether the luck of a record is what was promised. */
import { isHex256, isToken, type Kept, type Nonce, verifyRecord } from '@tortuga/engine';
import type { Args, Command } from './command.ts';
import { readText } from './files.ts';
import { faultText, findTranscript } from './transcriptFile.ts';
import { UsageError } from './usage.ts';

export const verify: Command = {
  name: 'verify',
  operands: 'FILE',
  summary: 'Draw every chance move of a record again and check its seal.',
  flags: [
    { name: 'commit', takes: 'HEX', help: 'the commitment you kept from when you sat down' },
    { name: 'nonce', takes: 'SEAT:NONCE', help: 'your own nonce' },
    { name: 'seal', takes: 'HEX', help: 'the seal you kept from the end of the match' },
  ],
  most: 1,
  run: (args, io) => {
    const [file] = args.positionals;
    if (file === undefined) throw new UsageError('Which record? Name a file.');
    const kept = parseKept(args);
    const text = readText(file);
    const found = findTranscript(text);
    const verified = found.ok ? found.game.use(({ game }) => verifyRecord(game, text, kept)) : found;
    if (!verified.ok) {
      io.err(`${file}, ${faultText(verified.fault)}`);
      return 1;
    }
    io.out(verified.verdict === 'fair' ? FAIR : CONSISTENT);
    return 0;
  },
};

const FAIR =
  'Fair: every chance move is the one that was promised when you sat down, and nothing was changed since.';
const CONSISTENT =
  'Consistent: the record agrees with itself. To know that it is fair, give what you kept: --commit, --nonce, --seal.';

const parseKept = ({ text }: Args): Kept => {
  const [commit, nonce, seal] = [text('commit'), text('nonce'), text('seal')];
  return {
    ...(commit !== undefined && { commit: parseHex(commit, '--commit') }),
    ...(nonce !== undefined && { nonce: parseNonce(nonce) }),
    ...(seal !== undefined && { seal: parseHex(seal, '--seal') }),
  };
};

const parseHex = (text: string, flag: string): string => {
  if (!isHex256(text)) throw new UsageError(`${flag} takes 64 hexadecimal digits in lower case.`);
  return text;
};

const parseNonce = (text: string): Nonce => {
  const [, seat, nonce = ''] = /^(\d{1,2}):(.+)$/.exec(text) ?? [];
  if (seat === undefined || !isToken(nonce))
    throw new UsageError('--nonce takes SEAT:NONCE, as in 0:abc123.');
  return { seat: Number(seat), nonce };
};
