import type { ReplyOf, RequestOf, Route, UrlParts } from '#shared/calls/route.ts';

export type AnyRequest = UrlParts & { readonly body?: unknown };

/** The request argument of a call. It is optional if the route needs no parameters. */
export type GivenRequest<R extends Route> =
  Record<string, never> extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

export type DataOf<R extends Route> = ReplyOf<R> extends { data: infer D } ? D : never;
