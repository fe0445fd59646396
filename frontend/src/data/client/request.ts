import type { ReplyOf, RequestOf, Route, UrlParts } from '#shared/calls/route.ts';

/** The parts of a request to any route. */
export type AnyRequest = UrlParts & { readonly body?: unknown };

/** The request argument of a call. It is optional if the route needs no parameters. */
export type GivenRequest<R extends Route> =
  Record<string, never> extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

/** The `data` of a route's response. */
export type DataOf<R extends Route> = ReplyOf<R> extends { data: infer D } ? D : never;
