import type { Calendar } from '#shared/core/days.ts';
import { type RequestOf, type Route, routeKey, urlOf } from '#shared/core/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import type { Rows } from '../rows/rows.ts';
import type { TableRoutes } from '../rows/table.ts';

/** How screens see the responses of a route. */
type Selector = {
  readonly select: (data: unknown, calendar: Calendar, rows: Rows) => unknown;
  /** The other tables that it reads. */
  readonly reads: readonly TableRoutes[];
};

type Call = { readonly route: Route; readonly request: AnyRequest };

type Fetched = {
  readonly call: Call;
  readonly facts: Call;
  readonly whole: (data: unknown, calendar: Calendar) => unknown;
};

/** How an area's responses are cached. Each area declares it in its `rows.ts`. */
type AreaCache = {
  /** Resources whose changes make the area's cached responses stale, besides its own. */
  readonly refetchAfter: readonly string[] | 'any';
  readonly fetched?: readonly Fetched[];
};

const caches = new Map<string, AreaCache>();

export const defineCache = (area: string, cache: AreaCache): void => void caches.set(area, cache);

export const refetchAfter = (area: string): readonly string[] | 'any' =>
  caches.get(area)?.refetchAfter ?? [];

const selectors = new Map<string, Selector>();

/** Declares how screens see the responses of a route. `reads` are other tables that it needs. */
export const defineSelector = <R extends Route>(
  route: R,
  select: (data: DataOf<R>, calendar: Calendar, rows: Rows) => DataOf<R>,
  ...reads: readonly TableRoutes[]
): void => {
  selectors.set(routeKey(route), { select: select as Selector['select'], reads });
};

/**
 * A response as screens see it. What follows from its rows is derived here by the shared rules, so it is right with
 * pending changes, after midnight and without a network.
 */
export const selected = <Data>(route: string, data: Data, calendar: Calendar, rows: Rows): Data =>
  (selectors.get(route)?.select(data, calendar, rows) ?? data) as Data;

/** The other tables that the selector of a route reads. */
export const tablesReadBy = (route: string): readonly TableRoutes[] =>
  selectors.get(route)?.reads ?? [];

/** Fetches the response to a request by another call that returns facts, and completes it here. */
export const fetchedAs = <R extends Route, F extends Route>(
  call: { readonly route: R; readonly request: RequestOf<R> },
  facts: { readonly route: F; readonly request: RequestOf<F> },
  whole: (data: DataOf<F>, calendar: Calendar) => DataOf<R>,
): Fetched => ({
  call: call as Call,
  facts: facts as Call,
  whole: whole as Fetched['whole'],
});

/**
 * How a response is completed from facts; undefined if the call was not declared. Another request of the same route may
 * need more than the facts, so it is fetched as it is.
 */
export const fetchedOf = (call: Call): Fetched | undefined =>
  [...caches.values()]
    .flatMap(({ fetched = [] }) => fetched)
    .find((one) => isSameCall(one.call, call));

const isSameCall = (a: Call, b: Call): boolean =>
  routeKey(a.route) === routeKey(b.route) &&
  urlOf(a.route, a.request) === urlOf(b.route, b.request);

/** Derives an item again only if the item or the calendar has changed. An unchanged item stays the same object. */
export const once = <Item extends object>(derive: (item: Item, calendar: Calendar) => Item) => {
  const known = new WeakMap<Item, Calendar & { readonly shown: Item }>();
  return (item: Item, calendar: Calendar): Item => {
    const { today, weekStartsOn } = calendar;
    const before = known.get(item);
    if (before?.today === today && before.weekStartsOn === weekStartsOn) return before.shown;
    const shown = derive(item, calendar);
    known.set(item, { today, weekStartsOn, shown });
    // A derived item needs no derivation for the same calendar.
    known.set(shown, { today, weekStartsOn, shown });
    return shown;
  };
};
