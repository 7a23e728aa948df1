/** Asking a person for a move until one stands. */
import type { Key, Seat, Types } from '@tortuga/engine';
import type { Session } from './table.ts';

/** undefined if the player leaves. */
export const askMove = async <T extends Types>(
  session: Session<T>,
  seat: Seat,
): Promise<T['move'] | undefined> => {
  const { io, module, match, names, paint } = session;
  const keys = module.terminal.keys(module.game.view(match.state, seat));
  showTable(session, seat, keys);
  for (;;) {
    const typed = await io.ask(`${paint('bold', names[seat] ?? '')} > `);
    const text = typed?.trim();
    if (text === undefined || text === 'q') return undefined;
    if (text === '' || text === '?') {
      showTable(session, seat, keys);
      continue;
    }
    const read = readMove(session, seat, expand(text, keys));
    if ('move' in read) return read.move;
    io.out(paint('red', read.reason));
  }
};

const showTable = <T extends Types>(session: Session<T>, seat: Seat, keys: readonly Key[]): void => {
  const { io, module, match, names, paint } = session;
  const view = module.game.view(match.state, seat);
  io.out('');
  for (const line of module.terminal.draw(view, seat, names, paint)) io.out(line);
  const width = Math.max(...keys.map((key) => keyText(key).length));
  for (const key of keys) io.out(`  ${paint('cyan', keyText(key).padEnd(width))}  ${key.label}`);
};

const keyText = ({ key, takes }: Key): string => (takes === undefined ? key : `${key} ${takes}`);

/** `r 3 4` and `r34` stand for `roll 3 4` and `roll 34`. */
const expand = (typed: string, keys: readonly Key[]): string => {
  const [, letter = '', rest = ''] = /^([a-z])\s*((?![a-z]).*)$/i.exec(typed) ?? [];
  const found = keys.find(({ key }) => key === letter.toLowerCase());
  return found === undefined ? typed : `${found.word} ${rest}`.trim();
};

type ReadMove<M> = { readonly move: M } | { readonly reason: string };

const readMove = <T extends Types>(
  { module, match, names }: Session<T>,
  seat: Seat,
  text: string,
): ReadMove<T['move']> => {
  const move = module.game.parseMove(module.terminal.tidy(text));
  if (move === undefined) return { reason: `"${text}" is no move I know. Type ? to see what can be done.` };
  const refusal = module.game.check(match.state, seat, move);
  return refusal === undefined ? { move } : { reason: module.terminal.explain(refusal, names) };
};
