/** One bare request: for what the typed client would not send. */
export interface Told {
  readonly status: number;
  readonly body: unknown;
}

export interface Asking {
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ask = async (base: string, method: string, path: string, asking: Asking = {}): Promise<Told> => {
  const { token, body, headers } = asking;
  const text = body === undefined ? asking.text : JSON.stringify(body);
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const told = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: answer.status, body: isJson ? JSON.parse(told) : told };
};
