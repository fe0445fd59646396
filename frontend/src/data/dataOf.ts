import type { ReplyOf, Route } from '#shared/core/route.ts';

/** The `data` of a route's response. */
export type DataOf<R extends Route> = ReplyOf<R> extends { data: infer D } ? D : never;
