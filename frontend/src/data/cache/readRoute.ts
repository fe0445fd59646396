import type { RequestOf, Route } from '#shared/core/route.ts';
import { callWith } from '../client/client.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import { wholeList } from './wholeList.ts';

/** Asks the server for the `data` of a GET route, of a list for all pages. */
export const readRoute = async <R extends Route>(
  route: R,
  request: RequestOf<R>,
): Promise<DataOf<R>> => {
  const ask = (one: AnyRequest) => callWith(route, one) as Promise<{ data: unknown }>;
  return (await wholeList(ask, request as AnyRequest)) as DataOf<R>;
};
