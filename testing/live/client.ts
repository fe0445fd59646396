import * as z from 'zod/mini';
import { viewerAddressHeader } from '#functions/http/viewerAddress.ts';
import { errorSchema } from '#shared/calls/errors.ts';
import { type ReplyOf, type RequestOf, type Route, urlOf } from '#shared/calls/route.ts';
import { errorsOf } from '#shared/calls/routeErrors.ts';
import { newAddress } from './addresses.ts';
import { noteSecrets } from './secrets.ts';

/** The address of an API, with the codes and mails that it has sent so far. */
export type Target = {
  readonly url: string;
  readonly codes: readonly {
    readonly email: string;
    readonly code: string;
    readonly mail: { readonly subject: string; readonly body: string };
  }[];
  readonly notices: readonly { readonly email: string; readonly text: string }[];
};

/** A request as a client may send it, valid or not. */
export type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type CallResponse = {
  readonly status: number;
  readonly headers: Headers;
  /** The values of the Set-Cookie headers. */
  readonly cookies: readonly string[];
  readonly body: unknown;
};

export type Client = {
  /** Returns any response. Throws for an error that the contract does not declare for this route. */
  readonly send: (
    route: Route | Pick<Route, 'method' | 'path'>,
    sent?: Sent,
  ) => Promise<CallResponse>;
  /** Returns the parsed body. Throws unless the response is a success that matches the contract. */
  readonly call: <R extends Route>(
    route: R,
    request: RequestOf<R>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ReplyOf<R>>;
};

/**
 * A client that calls the API over HTTP like any program. It sends the headers `always` with each request. Each
 * request has a new address, unless a header sets one.
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
    const fetched = await fetch(`${url}${urlOf(route, parts)}`, {
      method: route.method,
      redirect: 'manual',
      headers: sentHeaders,
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
      }),
    });
    const response = {
      status: fetched.status,
      headers: fetched.headers,
      cookies: fetched.headers.getSetCookie(),
      body: JSON.parse(await fetched.text()),
    };
    noteSecrets({ body, headers: sentHeaders }, response);
    if ('reply' in route) requireDeclared(route, response);
    return response;
  };
  return {
    send,
    call: async (route, request, headers = {}) => {
      const response = await send(route, { ...(request as Sent), headers });
      return successOf(route, response);
    },
  };
};

const failed = z.object({ code: errorSchema.shape.code });

const requireDeclared = (route: Route, { status, body }: CallResponse): void => {
  const { data } = failed.safeParse(body);
  if (data && !errorsOf(route).includes(data.code)) {
    throw new Error(`${route.method} ${route.path} answered ${status} ${data.code}, undeclared`);
  }
};

/** Returns the body of a success. Throws if status, headers or body do not match the contract. */
export const successOf = <R extends Route>(route: R, response: CallResponse): ReplyOf<R> => {
  const description = `${route.method} ${route.path} answered ${response.status} ${JSON.stringify(response.body)}`;
  if (response.status !== (route.status ?? 200)) throw new Error(description);
  requireHeaders(response, description);
  const reply = route.reply.parse(response.body);
  if (JSON.stringify(reply) !== JSON.stringify(response.body)) {
    throw new Error(`${description}, which is more than the contract declares`);
  }
  return reply as ReplyOf<R>;
};

/** Returns the body and the status of an error. Throws for any other response. */
export const problemOf = (response: CallResponse) => {
  const description = `answered ${response.status} ${JSON.stringify(response.body)}`;
  requireHeaders(response, description);
  return { status: response.status, ...z.strictObject(errorSchema.shape).parse(response.body) };
};

const requireHeaders = ({ headers }: CallResponse, description: string): void => {
  const type = headers.get('content-type');
  if (type !== 'application/json; charset=utf-8') throw new Error(`${description} as ${type}`);
  const cache = headers.get('cache-control');
  if (cache !== 'no-store') throw new Error(`${description} with cache-control ${cache}`);
};
