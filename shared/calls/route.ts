import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** The base of every path of the contract. */
export const apiBase = '/api';

/** Where the OpenAPI document of the contract is served, as a file of the site. */
export const documentPath = `${apiBase}/openapi.json`;
/** The path of the JSON Schema of `cairn.json` on the site. */
export const exportSchemaPath = '/cairn.schema.json';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API. `access` has no default, so it can't be forgotten. */
export type Route = {
  readonly method: Method;
  /** Relative to `apiBase`, with parameters in braces: `/habits/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: 'public' | 'signed-in';
  /** The area of the call's data, if the path does not begin with it, see `areaOf`. */
  readonly area?: string;
  /**
   * Only scripts of the site's own pages may call this route. The body must be JSON, even if it is empty. A page of
   * another origin can't send JSON without a CORS preflight.
   */
  readonly ownPages?: true;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The whole JSON body of a 2xx response. */
  readonly reply: z.ZodMiniType;
  /** The status of a successful response; 200 by default. With 303 the handler also returns the location. */
  readonly status?: 201 | 303;
  /** Errors in addition to those that follow from the method, access and inputs, see `errorsOf`. */
  readonly refuses?: readonly ErrorCode[];
};

export type Routes = Readonly<Record<string, Route>>;

export const defineRoutes = <const R extends Routes>(routes: R): R => routes;

/** The route's key in API Gateway, the functions and the local server: `GET /api/habits/{id}`. */
export const routeKey = (route: Pick<Route, 'method' | 'path'>): string =>
  `${route.method} ${apiBase}${route.path}`;

export type UrlParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
};

/**
 * `/habits/{id}` with `{params: {id: 'a'}, query: {from: '2026-01-01'}}` is `/api/habits/a?from=2026-01-01`. Undefined
 * query values are left out.
 */
export const urlOf = (
  route: Pick<Route, 'path'>,
  { params = {}, query = {} }: UrlParts = {},
): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${route.path} was called without ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return `${apiBase}${path}${search.size ? `?${search}` : ''}`;
};

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Part<R extends Route, K extends 'params' | 'query' | 'body'> = K extends keyof R
  ? R[K]
  : undefined;

/** The request as the client sends it. */
export type RequestOf<R extends Route> = Given<'params', Input<Part<R, 'params'>>> &
  Given<'query', Input<Part<R, 'query'>>> &
  Given<'body', Input<Part<R, 'body'>>>;

/** A part of a request. The part is optional if all its fields are. */
type Given<K extends string, T> = T extends undefined
  ? unknown
  : Record<string, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** The request as the handler receives it: parsed, trimmed, with defaults. */
export type ParsedOf<R extends Route> = {
  readonly params: Output<Part<R, 'params'>>;
  readonly query: Output<Part<R, 'query'>>;
  readonly body: Output<Part<R, 'body'>>;
};

/** The response as the handler returns it. */
export type ResponseOf<R extends Route> = z.input<R['reply']>;

/** The response as the client parses it. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;
