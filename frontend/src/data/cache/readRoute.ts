import type { RequestOf, Route } from '#shared/calls/route.ts';
import { callWith } from '../client/client.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import { calendarNow } from '../days/useToday.ts';
import { fetchedOf } from './areaCache.ts';
import { wholeList } from './wholeList.ts';

/**
 * Fetches the `data` of a GET route. Loads all pages of a list. A response that is declared by `fetchedAs` is fetched
 * as facts, and the rest is derived.
 */
export const readRoute = async <R extends Route>(
  route: R,
  request: RequestOf<R>,
): Promise<DataOf<R>> => {
  const read = (of: Route, asked: AnyRequest) =>
    wholeList((one) => callWith(of, one) as Promise<{ data: unknown }>, asked);
  const fetched = fetchedOf({ route, request: request as AnyRequest });
  if (!fetched) return (await read(route, request as AnyRequest)) as DataOf<R>;
  const facts = await read(fetched.facts.route, fetched.facts.request);
  return fetched.whole(facts, calendarNow()) as DataOf<R>;
};
