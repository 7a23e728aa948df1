/** The line to a server: whether it stands, how soon a broken one is tried again, and whether a silent one lives. */
import type { Connect, Socket } from '@tortuga/protocol';

export interface LineWorld {
  readonly connect: Connect;
  readonly after: (ms: number, call: () => void) => () => void;
  /** 0 up to 1: so that a whole room does not come back in the same instant. */
  readonly jitter: () => number;
}

export interface Line {
  readonly connect: Connect;
  /** Calls once, later and later each time the line breaks again. */
  readonly later: (call: () => void) => void;
  /** The server has let us in. */
  readonly stands: () => void;
  /** Does not wait any longer: the network is back, or somebody is looking. */
  readonly hurry: () => void;
  readonly end: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A line that was silent for so long is asked, and given up after as long again. */
const SILENCE = 20_000;

const PING = JSON.stringify({ kind: 'ping' });

interface LineEvents {
  readonly lost: () => void;
  /** Nobody answers: the socket does not know it yet, but a new one is needed. */
  readonly dead: () => void;
}

export const makeLine = (world: LineWorld, { lost, dead }: LineEvents): Line => {
  let breaks = 0;
  let waiting: { readonly call: () => void; readonly callOff: () => void } | undefined;
  let hush = (): void => undefined;

  const listen = (socket: Socket, isAsked: boolean): void => {
    hush();
    hush = world.after(SILENCE, () => {
      if (isAsked) dead();
      else {
        socket.send(PING);
        listen(socket, true);
      }
    });
  };

  return {
    connect: ({ opened, heard, closed }) => {
      const socket: Socket = world.connect({
        opened: () => {
          listen(socket, false);
          opened();
        },
        heard: (text) => {
          listen(socket, false);
          heard(text);
        },
        closed: () => {
          hush();
          lost();
          closed();
        },
      });
      return socket;
    },
    later: (call) => {
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** breaks);
      breaks += 1;
      const again = (): void => {
        waiting = undefined;
        call();
      };
      waiting = { call: again, callOff: world.after(longest * (0.5 + world.jitter() / 2), again) };
    },
    stands: () => {
      breaks = 0;
    },
    hurry: () => {
      const due = waiting;
      due?.callOff();
      due?.call();
    },
    end: () => {
      hush();
      waiting?.callOff();
    },
  };
};
