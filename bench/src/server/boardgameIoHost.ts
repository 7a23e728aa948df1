/** The server of boardgame.io, in production mode and with what it has for storage. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { type Boards, boardgameIoSeries } from './boardgameIoSeries.ts';
import { ADDRESS, type StartHost } from './host.ts';
import { SERIES } from './series.ts';

interface HttpServer {
  readonly address: () => AddressInfo;
  readonly close: () => void;
  readonly closeAllConnections: () => void;
}

interface Running {
  readonly appServer: HttpServer;
}

interface Storage {
  readonly connect: () => unknown;
}

/** What we use of `boardgame.io/server`. */
interface ServerModule {
  readonly Server: (setup: {
    readonly games: readonly Game<Boards>[];
    readonly db?: Storage;
    readonly origins: readonly string[];
  }) => { readonly run: (config: { readonly port: number }) => Promise<Running> };
  readonly FlatFile: new (setup: { readonly dir: string }) => Storage;
}

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule; // its own types, as far as they are used here; its folder has no entry for import

const hostWith =
  (open: (folder: string) => { readonly db?: Storage }): StartHost =>
  async (folder) => {
    const server = Server({ games: SERIES.map(boardgameIoSeries), origins: [], ...open(folder) });
    const { appServer } = await server.run({ port: 0 });
    return {
      base: `http://${ADDRESS}:${appServer.address().port}`,
      close: () => {
        appServer.close();
        appServer.closeAllConnections();
        return Promise.resolve();
      },
    };
  };

/** In memory, where it is told nothing else. */
export const boardgameIoMemoryHost = hostWith(() => ({}));
export const boardgameIoFileHost = hostWith((dir) => ({ db: new FlatFile({ dir }) }));
