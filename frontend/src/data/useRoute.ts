import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type ReplyOf, type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { ApiError } from './ApiError.ts';
import { callWith } from './client.ts';
import type { AnyRequest } from './request.ts';
import { wholeList } from './wholeList.ts';

export type DataOf<R extends Route> = ReplyOf<R> extends { data: infer D } ? D : never;

/**
 * The cached `data` of a GET route (of a list all pages), revalidated by SWR; a null request fetches nothing yet.
 * Its cache key is `[routeKey(route), request]`.
 */
export const useRoute = <R extends Route>(
  route: R,
  request: RequestOf<R> | null,
  options?: SWRConfiguration<DataOf<R>, ApiError>,
): SWRResponse<DataOf<R>, ApiError> =>
  useSWR<DataOf<R>, ApiError>(
    request === null ? null : [routeKey(route), request],
    async () => {
      const ask = (asked: AnyRequest) => callWith(route, asked) as Promise<{ data: unknown }>;
      return (await wholeList(ask, request as AnyRequest)) as DataOf<R>;
    },
    options,
  );
