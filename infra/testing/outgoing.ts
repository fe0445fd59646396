import http from 'node:http';

/** A call to AWS that leaves this process; `target` is its header of that name, else its method and path. */
export type Outgoing = { readonly target: string; readonly body: string };

/**
 * Calls `onCall` for each call to AWS that code loaded from now on makes over http. The SDK's clients pass a whole
 * body when they end the request.
 */
export const watchOutgoing = (onCall: (call: Outgoing) => void): void => {
  const { request } = http;
  http.request = ((...args: Parameters<typeof request>) => {
    const made = request(...args);
    const end = made.end.bind(made) as (...of: unknown[]) => typeof made;
    made.end = ((...of: unknown[]) => {
      const target = made.getHeader('x-amz-target') ?? `${made.method} ${made.path}`;
      if (made.hasHeader('amz-sdk-request'))
        onCall({ target: String(target), body: textOf(of[0]) });
      return end(...of);
    }) as typeof made.end;
    return made;
  }) as typeof request;
};

const textOf = (body: unknown): string => {
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return Buffer.from(body).toString('utf8');
  throw new Error(`The body of a call is of the unknown kind ${typeof body}`);
};
