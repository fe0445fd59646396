import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import { errorCodes } from './errors.ts';

/** Every path of the contract lies below this one. */
export const apiBase = '/api';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API. `access` is explicit on each: there is no default to forget. */
export type Route = {
  readonly method: Method;
  /** Below `apiBase`, parameters in braces: `/habits/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'public' | 'signed-in';
  /**
   * Only a script of the site's own pages may call it: it must be sent as JSON, even without a body, which a page
   * from elsewhere can't do without being asked first whether it may.
   */
  readonly ownPages?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The whole JSON body of a 2xx answer. */
  readonly reply: z.ZodType;
  /** Status of that answer; 200 unless told. */
  readonly status?: 201;
  /** Errors that calls of its kind do not answer, see `errorsOf`. */
  readonly refuses?: readonly ErrorCode[];
};

export type Routes = Readonly<Record<string, Route>>;

export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

/** The key by which API Gateway, the functions and the local server know a route: `GET /api/habits/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string =>
  `${route.method} ${apiBase}${route.path}`;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = K extends keyof R
  ? R[K]
  : undefined;

/** What a caller sends. */
export type RequestOf<R extends Route> = Given<'params', Input<Part<R, 'params'>>> &
  Given<'query', Input<Part<R, 'query'>>> &
  Given<'body', Input<Part<R, 'body'>>>;

/** A part that may be left out when everything in it may. */
type Given<K extends string, T> = T extends undefined
  ? unknown
  : Record<string, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a handler gets: parsed, trimmed, defaults filled in. */
export type ParsedOf<R extends Route> = {
  readonly params: Output<Part<R, 'params'>>;
  readonly query: Output<Part<R, 'query'>>;
  readonly body: Output<Part<R, 'body'>>;
};

/** What a handler gives. */
export type AnswerOf<R extends Route> = z.input<R['reply']>;

/** What a caller gets. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;

/** The calls that add one thing for their caller, whose id may come with them. */
export const isCreate = ({ access, status }: Route): boolean =>
  access === 'signed-in' && status === 201;

/** The errors that a call may answer: those of its kind, and its own. */
export const errorsOf = (route: Route): ErrorCode[] => {
  const creates = isCreate(route);
  const may: Readonly<Partial<Record<ErrorCode, boolean>>> = {
    invalid: Boolean(route.body ?? route.query),
    unauthenticated: route.access === 'signed-in',
    // Also what a repeated request added the first time, and somebody deleted since.
    not_found: Boolean(route.params) || creates,
    conflict: creates,
    limit: creates,
    too_large: Boolean(route.body),
    unsupported_media_type: Boolean(route.body ?? route.ownPages),
    too_many_requests: true,
    internal: true,
    unavailable: true,
  };
  return errorCodes.filter((code) => may[code] || route.refuses?.includes(code));
};
