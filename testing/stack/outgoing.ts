import http from 'node:http';

/** A call from this process to AWS. `target` is the x-amz-target header, or else the method and path. */
export type Outgoing = { readonly target: string; readonly body: string };

/**
 * Calls `onCall` for each call to AWS over http, by code that is loaded from now on. The SDK's clients pass the
 * whole body when they end the request.
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
