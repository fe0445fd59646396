import { apiBase, type RequestOf, type Route } from '#shared/core/route.ts';

/** The parts of a request, whatever the route. */
export type AnyRequest = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Routes whose request may be empty can be called without one. */
export type GivenRequest<R extends Route> =
  Record<string, never> extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

/**
 * `/habits/{id}` with `{params: {id: 'a'}, query: {from: '2026-01-01'}}` is
 * `/api/habits/a?from=2026-01-01`; undefined query values are left out.
 */
export const urlOf = (route: Pick<Route, 'path'>, { params = {}, query = {} }: AnyRequest) => {
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
