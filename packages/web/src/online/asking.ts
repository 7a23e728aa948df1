/** Asking the server this page came from. */
import { lobbyClient } from '@tortuga/protocol';

export const lobby = lobbyClient('', (url, request) => fetch(url, request));

/** 128 bits, in letters that survive links, files and logs. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
