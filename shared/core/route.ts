import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

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
export type ResponseOf<R extends Route> = z.input<R['reply']>;

/** What a caller gets. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;
