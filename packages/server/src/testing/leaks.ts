/** Servers spoilt to leak in one way each, by what is wrapped around them, and the fault that is meant to be found. */
import { digest } from '@tortuga/engine';
import type { ToClient } from '@tortuga/protocol';
import type { Matches } from '../match/matches.ts';
import type { Room } from '../match/room.ts';
import type { Connection } from '../match/table.ts';
import { changed } from './steered.ts';
import type { Fault } from './wireTap.ts';
import type { Spoil, Truth } from './wireWorld.ts';

interface Leak extends Spoil {
  readonly defect: string;
  readonly fault: Fault;
}

type Message = ToClient & Readonly<Record<string, unknown>>;

const read = (text: string): Message => JSON.parse(text) as Message; // sent by ourselves

/** A number below 16 that depends on all that was ever moved, hidden or not. */
const traceOf = ({ entries }: Truth): number =>
  Number.parseInt(digest(entries.map(({ move }) => move).join('\n')).slice(0, 1), 16);

const isOdd = (truth: Truth): boolean => traceOf(truth) % 2 === 1;

const roomIn = ({ last }: Truth): Room => JSON.parse(last?.room ?? '{}') as Room; // written by ourselves

/** Texts changed on their way out. */
const onTheWay = (
  defect: string,
  fault: Fault,
  change: (text: string, truth: Truth) => readonly string[],
): Leak => ({
  defect,
  fault,
  connection: ({ send, close }, truth) => ({
    close,
    send: (text) => {
      for (const each of change(text, truth)) send(each);
    },
  }),
});

/** Something more in messages of one kind. */
const carrying = (
  kind: ToClient['kind'],
  what: string,
  fault: Fault,
  more: (message: Message, truth: Truth) => unknown,
): Leak =>
  onTheWay(`a message "${kind}" that carries ${what}`, fault, (text, truth) => {
    const message = read(text);
    return [message.kind === kind ? JSON.stringify({ ...message, more: more(message, truth) }) : text];
  });

const movesIn = (_: Message, { entries }: Truth): readonly string[] => entries.map(({ move }) => move);

const inMatches = (
  defect: string,
  fault: Fault,
  change: (matches: Matches, truth: Truth) => Partial<Matches>,
): Leak => ({
  defect,
  fault,
  matches: (matches, truth) => ({ ...matches, ...change(matches, truth) }),
});

/** What a room's view says besides, over HTTP. */
const inRoomView = (what: string, fault: Fault, more: (truth: Truth) => unknown): Leak =>
  inMatches(`a room over HTTP that holds ${what}`, fault, ({ room }, truth) => ({
    room: async (match) => {
      const found = await room(match);
      return found.ok ? { ok: true, value: Object.assign(found.value, { more: more(truth) }) } : found;
    },
  }));

/** Frames held back until the room is sent, and then sent before or after it. */
const shuffling = ({ send, close }: Connection, truth: Truth): Connection => {
  const held: string[] = [];
  return {
    close,
    send: (text) => {
      const { kind } = read(text);
      if (kind === 'frame') held.push(text);
      if (kind === 'frame') return;
      const frames = held.splice(0);
      for (const each of isOdd(truth) ? [text, ...frames] : [...frames, text]) send(each);
    },
  };
};

/** Only what comes between the welcome and the next room. */
const tailTelling = ({ send, close }: Connection, truth: Truth): Connection => {
  let isTail = false;
  return {
    close,
    send: (text) => {
      const message = read(text);
      if (message.kind === 'welcome') isTail = true;
      if (message.kind === 'room') isTail = false;
      const tells = isTail && message.kind === 'frame';
      send(tells ? JSON.stringify({ ...message, move: truth.entries[message.seq - 1]?.move }) : text);
    },
  };
};

/** A game in which nobody hears anything of what somebody does not hear whole. */
export const hushed: Spoil = {
  game: (game) =>
    changed(game, ({ hear }) => ({
      hear: (event, viewer) => {
        const heard = hear(event, viewer);
        return JSON.stringify(heard) === JSON.stringify(event) ? heard : undefined;
      },
    })),
};

const onlyHeard = (text: string): readonly string[] => {
  const message = read(text);
  return message.kind === 'frame' && message.heard.length === 0 ? [] : [text];
};

const reversed = (text: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(read(text)).toReversed()));

export const leaks: readonly Leak[] = [
  carrying('frame', 'the move', 'differs', ({ seq }, { entries }) => entries[Number(seq) - 1]?.move),
  carrying('welcome', 'the log', 'differs', movesIn),
  carrying('room', 'the log', 'differs', movesIn),
  carrying('resync', 'the log', 'differs', movesIn),
  carrying('accepted', 'the log', 'differs', movesIn),
  carrying('refused', 'the log', 'differs', movesIn),
  carrying('room', 'the seed', 'secret', (_, truth) => roomIn(truth).seed),
  carrying('welcome', 'nonces and locks', 'secret', (_, truth) => roomIn(truth).seats),
  { defect: 'a tail that carries moves', fault: 'differs', connection: tailTelling },
  {
    defect: "another seat's view",
    fault: 'differs',
    game: (game) =>
      changed(game, ({ view, scores }) => ({
        view: (state, viewer) =>
          view(state, viewer === 'spectator' ? viewer : (viewer + 1) % scores(state).length),
      })),
  },
  {
    defect: 'a spectator who sees through the eyes of seat 0',
    fault: 'differs',
    game: (game) =>
      changed(game, ({ view }) => ({
        view: (state, viewer) => view(state, viewer === 'spectator' ? 0 : viewer),
      })),
  },
  {
    defect: 'events told to all as seat 0 hears them',
    fault: 'differs',
    game: (game) => changed(game, ({ hear }) => ({ hear: (event) => hear(event, 0) })),
  },
  { defect: 'an order of messages that depends on what is hidden', fault: 'differs', connection: shuffling },
  onTheWay('an order of keys that depends on what is hidden', 'differs', (text, truth) => [
    isOdd(truth) ? reversed(text) : text,
  ]),
  onTheWay('a length that depends on what is hidden', 'differs', (text, truth) => [
    text + ' '.repeat(traceOf(truth)),
  ]),
  onTheWay('a message more where something is hidden', 'differs', (text, truth) => [
    text,
    ...(isOdd(truth) ? [JSON.stringify({ kind: 'pong' })] : []),
  ]),
  onTheWay('a frame that is sent twice', 'gap', (text) =>
    read(text).kind === 'frame' ? [text, text] : [text],
  ),
  { ...onTheWay('no frame where nothing was heard', 'gap', onlyHeard), ...hushed },
  {
    defect: 'a connection closed by what is hidden',
    fault: 'differs',
    connection: ({ send, close }, truth) => ({
      close,
      send: (text) => {
        send(text);
        if (traceOf(truth) === 0) close('try-again');
      },
    }),
  },
  {
    defect: 'a refusal by the rules that tells the state',
    fault: 'differs',
    game: (game) =>
      changed(game, ({ check, clone }) => ({
        check: (state, actor, move) => {
          const refusal = check(state, actor, move);
          return refusal && Object.assign({}, refusal, { because: clone(state) });
        },
      })),
  },
  inMatches('a refusal whose code depends on what is hidden', 'differs', ({ move }, truth) => ({
    move: async (...asked) => {
      const answer = await move(...asked);
      return answer.ok || !isOdd(truth) ? answer : { ok: false, code: 'too-late', refusal: null };
    },
  })),
  inMatches("somebody else's refusal that all notice", 'differs', ({ move, react }) => ({
    move: async (match, seat, tokens, ...asked) => {
      const answer = await move(match, seat, tokens, ...asked);
      if (!answer.ok) await react(match, seat, tokens, 'oops');
      return answer;
    },
  })),
  inMatches('a record before the end', 'differs', ({ record }, { entries }) => ({
    record: async (match) => {
      const found = await record(match);
      return found.ok
        ? found
        : { ok: true, value: entries.map(({ by, move }) => `${by} ${move}`).join('\n') };
    },
  })),
  inRoomView('the seed', 'secret', (truth) => roomIn(truth).seed),
  inRoomView('a lock', 'secret', (truth) => roomIn(truth).host),
  inRoomView('the size of what is hidden', 'differs', traceOf),
];
