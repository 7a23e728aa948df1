/** Links that friends can open: with the address that the server knows it can be reached at, never with localhost if it can be helped. */
import { useEffect, useState } from 'react';
import { lobby } from './asking.ts';
import { reached } from './reached.ts';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Address {
  readonly origin: string;
  /** Only this machine can open it. */
  readonly isHereOnly: boolean;
}

const addressOf = (told: string | undefined): Address => {
  const origin = told ?? location.origin;
  return { origin, isHereOnly: LOOPBACK.test(new URL(origin).hostname) };
};

/** Undefined until the server has answered. */
export const useAddress = (): Address | undefined => {
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const reply = await reached(lobby.address());
      if (!isGone) setAddress(addressOf(reply.ok ? reply.value : undefined));
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return address;
};
