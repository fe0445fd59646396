import type { ReplyOf, RequestOf, Route, UrlParts } from '#shared/core/route.ts';

/** The parts of a request, whatever the route. */
export type AnyRequest = UrlParts & { readonly body?: unknown };

/** Routes whose request may be empty can be called without one. */
export type GivenRequest<R extends Route> =
  Record<string, never> extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

/** The `data` of a route's response. */
export type DataOf<R extends Route> = ReplyOf<R> extends { data: infer D } ? D : never;
