import type { Calendar } from '#shared/core/days.ts';
import { type RequestOf, type Route, routeKey, urlOf } from '#shared/core/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';

type Derivation = readonly [route: string, derive: (data: unknown, calendar: Calendar) => unknown];

type ItemList = readonly [item: string, route: string, fields: readonly string[]];

type ReplyField = readonly [field: string, route: string];

type Call = { readonly route: Route; readonly request: AnyRequest };

type Fetched = {
  readonly call: Call;
  readonly facts: Call;
  readonly whole: (data: unknown, calendar: Calendar) => unknown;
};

/** The cache's rules for an area. Each feature declares them in `cache.ts`. */
type AreaCache = {
  /** Other resources whose changes make the area's cached responses stale. */
  readonly refetchAfter: readonly string[] | 'any';
  readonly derived?: readonly Derivation[];
  readonly items?: readonly ItemList[];
  readonly fetched?: readonly Fetched[];
  readonly replyFields?: readonly ReplyField[];
};

const caches = new Map<string, AreaCache>();

export const defineCache = (area: string, cache: AreaCache): void => void caches.set(area, cache);

export const refetchAfter = (area: string): readonly string[] | 'any' =>
  caches.get(area)?.refetchAfter ?? [];

/** Declares that responses of this route follow from their facts and the calendar. */
export const derived = <R extends Route>(
  route: R,
  derive: (data: DataOf<R>, calendar: Calendar) => DataOf<R>,
): Derivation => [routeKey(route), derive as Derivation[1]];

/** Declares that a call for facts alone fetches the response to this request. It is completed here. */
export const fetchedAs = <R extends Route, F extends Route>(
  call: { readonly route: R; readonly request: RequestOf<R> },
  facts: { readonly route: F; readonly request: RequestOf<F> },
  whole: (data: DataOf<F>, calendar: Calendar) => DataOf<R>,
): Fetched => ({
  call: call as Call,
  facts: facts as Call,
  whole: whole as Fetched['whole'],
});

/** Other requests of the same route may need more than the facts, so they are fetched unchanged. */
export const fetchedOf = (call: Call): Fetched | undefined =>
  [...caches.values()]
    .flatMap(({ fetched = [] }) => fetched)
    .find((one) => isSameCall(one.call, call));

const isSameCall = (a: Call, b: Call): boolean =>
  routeKey(a.route) === routeKey(b.route) &&
  urlOf(a.route, a.request) === urlOf(b.route, b.request);

/** Declares that a response's item of this name (`{habit}`) belongs to the list in these fields. */
export const itemList = <R extends Route>(
  item: string,
  route: R,
  ...fields: readonly (keyof DataOf<R> & string)[]
): ItemList => [item, routeKey(route), fields];

/** Declares that the response to a change has the current value of this field of a cached response. */
export const replyField = <R extends Route>(
  field: keyof DataOf<R> & string,
  route: R,
): ReplyField => [field, routeKey(route)];

/** Whether the response to a change replaces this field of a cached response. */
export const isReplyField = (field: string, route: string): boolean =>
  [...caches.values()]
    .flatMap(({ replyFields = [] }) => replyFields)
    .some(([name, of]) => name === field && of === route);

/** The list that holds a response's item of this name. */
export const listOfItem = (item: string): ItemList | undefined =>
  [...caches.values()].flatMap(({ items = [] }) => items).find(([name]) => name === item);

/**
 * Derives what follows from a response's facts by the shared rules. So it is right with pending changes, after midnight
 * and offline.
 */
export const derivedOn = <Data>(key: string, data: Data, calendar: Calendar): Data => {
  const derivation = [...caches.values()]
    .flatMap(({ derived = [] }) => derived)
    .find(([route]) => route === key);
  return (derivation?.[1](data, calendar) ?? data) as Data;
};

/** Derives an item again only if it or the calendar changed, so that an unchanged item stays the same object. */
export const once = <Item extends object>(derive: (item: Item, calendar: Calendar) => Item) => {
  const known = new WeakMap<Item, Calendar & { readonly shown: Item }>();
  return (item: Item, calendar: Calendar): Item => {
    const { today, weekStartsOn } = calendar;
    const before = known.get(item);
    if (before?.today === today && before.weekStartsOn === weekStartsOn) return before.shown;
    const shown = derive(item, calendar);
    known.set(item, { today, weekStartsOn, shown });
    // The result is its own derivation for this calendar.
    known.set(shown, { today, weekStartsOn, shown });
    return shown;
  };
};
