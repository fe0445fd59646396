import { type RequestOf, type Route, routeKey, urlOf } from '#shared/calls/route.ts';
import type { Calendar } from '#shared/days/days.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import type { Rows } from '../rows/rows.ts';
import type { TableRoutes } from '../rows/table.ts';

/** How screens see a route's responses. */
type Selector = {
  readonly select: (data: unknown, calendar: Calendar, rows: Rows) => unknown;
  readonly reads: readonly TableRoutes[];
};

type Call = { readonly route: Route; readonly request: AnyRequest };

type Fetched = {
  readonly call: Call;
  readonly facts: Call;
  readonly whole: (data: unknown, calendar: Calendar) => unknown;
};

/** How an area's responses are cached. An area that differs from the defaults declares this in `domain/rows/`. */
type AreaCache = {
  /** Changes of these resources make the area's cached responses stale. Changes of its own resource always do. */
  readonly refetchAfter: readonly string[] | 'any';
  readonly fetched?: readonly Fetched[];
};

const caches = new Map<string, AreaCache>();

export const defineCache = (area: string, cache: AreaCache): void => void caches.set(area, cache);

export const refetchAfter = (area: string): readonly string[] | 'any' =>
  caches.get(area)?.refetchAfter ?? [];

const selectors = new Map<string, Selector>();

/** Declares how screens see a route's responses. `reads` lists the other tables that it needs. */
export const defineSelector = <R extends Route>(
  route: R,
  select: (data: DataOf<R>, calendar: Calendar, rows: Rows) => DataOf<R>,
  ...reads: readonly TableRoutes[]
): void => {
  selectors.set(routeKey(route), { select: select as Selector['select'], reads });
};

/**
 * A response as screens see it. Derived fields are computed here by the shared rules. So they are right with
 * pending changes, after midnight and offline.
 */
export const selected = <Data>(route: string, data: Data, calendar: Calendar, rows: Rows): Data =>
  (selectors.get(route)?.select(data, calendar, rows) ?? data) as Data;

export const tablesReadBy = (route: string): readonly TableRoutes[] =>
  selectors.get(route)?.reads ?? [];

/** Declares that a response is fetched by a smaller call, which returns only facts. `whole` derives the rest. */
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
 * Finds the declaration of this exact call. Undefined if there is none. Another request to the same route may need
 * more than the facts, so it is fetched normally.
 */
export const fetchedOf = (call: Call): Fetched | undefined =>
  [...caches.values()]
    .flatMap(({ fetched = [] }) => fetched)
    .find((one) => isSameCall(one.call, call));

const isSameCall = (a: Call, b: Call): boolean =>
  routeKey(a.route) === routeKey(b.route) &&
  urlOf(a.route, a.request) === urlOf(b.route, b.request);

/** Caches a derivation. An item is derived again only if the item or the calendar has changed. */
export const once = <Item extends object>(derive: (item: Item, calendar: Calendar) => Item) => {
  const known = new WeakMap<Item, Calendar & { readonly shown: Item }>();
  return (item: Item, calendar: Calendar): Item => {
    const { today, weekStartsOn } = calendar;
    const before = known.get(item);
    if (before?.today === today && before.weekStartsOn === weekStartsOn) return before.shown;
    const shown = derive(item, calendar);
    known.set(item, { today, weekStartsOn, shown });
    // An already derived item is returned unchanged for the same calendar.
    known.set(shown, { today, weekStartsOn, shown });
    return shown;
  };
};
