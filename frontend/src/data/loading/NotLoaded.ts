import type { Route } from '#shared/calls/route.ts';
import { isCreate } from '#shared/calls/routeErrors.ts';
import { resourceOf } from '../cache/stale.ts';
import { ApiError } from '../client/ApiError.ts';
import type { AnyRequest } from '../client/request.ts';
import type { Change } from '../outbox/change.ts';
import { mutationOf } from '../outbox/mutation.ts';

/** The server could not be reached, and this browser has no cached response. Pages show it as not loaded yet. */
export class NotLoaded extends ApiError {
  /** The labels of pending changes that add an item to the missing list: 'New resource: SICP'. */
  readonly added: readonly string[];

  constructor(cause: ApiError, added: readonly string[]) {
    super('FETCH_ERROR', undefined, cause);
    this.added = added;
  }
}

/** The labels of pending changes that would add an item to this response. */
export const addedTo = (
  route: Route,
  request: AnyRequest | null,
  pending: readonly Change[],
): string[] =>
  pending.flatMap((change) => {
    const { route: of } = mutationOf(change) ?? {};
    const id = request?.params?.id;
    const isOfItem = id !== undefined && change.request.params?.id === id;
    const isOfList = of?.path === route.path;
    const isOne = of && isCreate(of) && resourceOf(of.path) === resourceOf(route.path);
    return isOne && (isOfItem || isOfList) ? [change.label] : [];
  });
