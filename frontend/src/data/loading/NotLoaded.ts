import { type Route, routeKey } from '#shared/core/route.ts';
import { isCreate } from '#shared/core/routeErrors.ts';
import { resourceOf } from '../cache/stale.ts';
import { ApiError } from '../client/ApiError.ts';
import type { Change } from '../outbox/change.ts';
import { editRows, mutationOf } from '../outbox/mutation.ts';
import { createRows } from '../rows/rows.ts';

/** There is no network, and this browser has no such response. The page is not at fault. */
export class NotLoaded extends ApiError {
  /** The labels of changes that add an item to the missing list: 'New resource: SICP'. */
  readonly added: readonly string[];

  constructor(cause: ApiError, added: readonly string[]) {
    super('FETCH_ERROR', undefined, cause);
    this.added = added;
  }
}

/** The labels of the changes that add an item to the list of a route. */
export const addedTo = (route: Route, pending: readonly Change[]): string[] =>
  pending.flatMap((change) => {
    const { route: of } = mutationOf(change) ?? {};
    const isOne = of && isCreate(of) && resourceOf(of.path) === resourceOf(route.path);
    const shows = isOne && editRows(createRows([]), [change]).isRight(routeKey(route));
    return shows ? [change.label] : [];
  });
