import * as z from 'zod';
import { errorSchema } from '#shared/core/errors.ts';
import { type ReplyOf, type RequestOf, type Route, urlOf } from '#shared/core/route.ts';
import { errorsOf } from '#shared/core/routeErrors.ts';
import { viewerAddressHeader } from '../../http/viewerAddress.ts';
import { newAddress } from './addresses.ts';
import { noteSecrets } from './secrets.ts';

/** Where an API listens, and the codes and other mails it sent so far. */
export type Target = {
  readonly url: string;
  readonly codes: readonly { readonly email: string; readonly code: string }[];
  readonly notices: readonly { readonly email: string; readonly text: string }[];
};

/** A request as a caller may send it, in order or not. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly body: unknown;
};

export type Client = {
  /** Whatever is answered; throws for an error that the contract does not say of this call. */
  readonly send: (route: Route | Pick<Route, 'method' | 'path'>, sent?: Sent) => Promise<Answer>;
  /** The parsed reply; throws when the answer is not what the contract says of a success. */
  readonly call: <R extends Route>(
    route: R,
    request: RequestOf<R>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ReplyOf<R>>;
};

/**
 * Talks to the API over HTTP as any program would; `always` are headers of each request. Each comes from an address
 * where nobody was before, unless the headers tell another.
 */
export const createClient = (url: string, always: Readonly<Record<string, string>>): Client => {
  const send: Client['send'] = async (route, { body, headers, ...parts } = {}) => {
    const sentHeaders = {
      ...((body !== undefined || ('ownPages' in route && route.ownPages)) && {
        'content-type': 'application/json',
      }),
      [viewerAddressHeader]: newAddress(),
      ...always,
      ...headers,
    };
    const response = await fetch(`${url}${urlOf(route, parts)}`, {
      method: route.method,
      headers: sentHeaders,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
      body: JSON.parse(await response.text()),
    };
    noteSecrets({ body, headers: sentHeaders }, answer);
    if ('reply' in route) requireDeclared(route, answer);
    return answer;
  };
  return {
    send,
    call: async (route, request, headers = {}) => {
      const answer = await send(route, { ...(request as Sent), headers });
      return successOf(route, answer);
    },
  };
};

const failed = z.object({ code: errorSchema.shape.code });

const requireDeclared = (route: Route, { status, body }: Answer): void => {
  const { data } = failed.safeParse(body);
  if (data && !errorsOf(route).includes(data.code)) {
    throw new Error(`${route.method} ${route.path} answered ${status} ${data.code}, undeclared`);
  }
};

/** The reply of a success; throws when status, headers or body are not what the contract says. */
export const successOf = <R extends Route>(route: R, answer: Answer): ReplyOf<R> => {
  const said = `${route.method} ${route.path} answered ${answer.status} ${JSON.stringify(answer.body)}`;
  if (answer.status !== (route.status ?? 200)) throw new Error(said);
  requireHeaders(answer, said);
  const reply = route.reply.parse(answer.body);
  if (JSON.stringify(reply) !== JSON.stringify(answer.body)) {
    throw new Error(`${said}, which is more than the contract declares`);
  }
  return reply as ReplyOf<R>;
};

/** The envelope of an error, its status beside it; throws for anything else. */
export const problemOf = (answer: Answer) => {
  const said = `answered ${answer.status} ${JSON.stringify(answer.body)}`;
  requireHeaders(answer, said);
  return { status: answer.status, ...z.strictObject(errorSchema.shape).parse(answer.body) };
};

const requireHeaders = ({ headers }: Answer, said: string): void => {
  const type = headers.get('content-type');
  if (type !== 'application/json; charset=utf-8') throw new Error(`${said} as ${type}`);
  const cache = headers.get('cache-control');
  if (cache !== 'no-store') throw new Error(`${said} with cache-control ${cache}`);
};
