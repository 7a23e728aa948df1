import postgres from 'postgres';

/** 64-bit integers come as text unless told otherwise; ours are times and counts, far below 2^53. */
const types = {
  bigint: { to: 20, from: [20], parse: (text: string) => Number(text), serialize: String },
};

export type Sql = postgres.Sql<{ bigint: number }>;

interface Callbacks {
  /** A connection was lost, or could not be made. */
  readonly onclose: () => void;
  /** Missing in the driver's types, though its own `listen` is made with it. */
  readonly onnotify?: (channel: string, payload: string) => void;
}

/** Connects when first asked something. `?host=/folder` in the address names a Unix socket's, as it does for psql. */
export const connect = (url: string, max: number, callbacks: Callbacks): Sql => {
  const { address, host } = parseAddress(url);
  const options = {
    max,
    types,
    fetch_types: false,
    // A connection that closes is one that was lost.
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: 'tortuga' },
    ...(host === null ? {} : { host }),
    ...callbacks,
  };
  return postgres(address, options);
};

const parseAddress = (url: string): { readonly address: string; readonly host: string | null } => {
  const address = asUrl(url);
  const host = address.searchParams.get('host');
  address.searchParams.delete('host');
  return { address: address.href, host };
};

/** The address without its password, for people to read. */
export const placeOf = (url: string): string => {
  const { hostname, port, pathname, searchParams } = asUrl(url);
  const host = searchParams.get('host') ?? hostname;
  return `${host}${port === '' ? '' : `:${port}`}${pathname}`;
};

const asUrl = (url: string): URL => {
  // The text may hold a password: it is not repeated.
  if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error('The address of PostgreSQL must be like postgres://user@host/database.');
  }
  return new URL(url);
};
