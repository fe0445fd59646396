import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import type { Change, ChangeOf } from './change.ts';

/** The cached data of another response; undefined if there is none. */
export type Peek = <R extends Route>(route: R, request: RequestOf<R>) => DataOf<R> | undefined;

/** The effect of a change on the `data` of the cached responses of one route. */
type Effect = {
  readonly route: string;
  readonly apply: (data: unknown, change: Change, cachedRequest: AnyRequest, peek: Peek) => unknown;
};

export type On<R extends Route, About> = <L extends Route>(
  route: L,
  apply: (
    data: DataOf<L>,
    change: ChangeOf<R, About>,
    cachedRequest: RequestOf<L>,
    peek: Peek,
  ) => DataOf<L>,
) => Effect;

type Declared<R extends Route, About> = {
  /** The ids of the items that it writes or needs. Changes that share one are sent one after the other. */
  readonly items: (request: RequestOf<R>, about: About) => readonly string[];
  /** Its effects on cached responses: pure functions that use the shared rules. */
  readonly effects: (on: On<R, About>) => readonly Effect[];
  /** Routes of cached responses that are refetched although they have an effect, or belong to another area. */
  readonly refetches?: readonly Route[] | ((change: ChangeOf<R, About>) => readonly Route[]);
  /** The message of a refusal: by default the server's, else the change's own. */
  readonly refused?: (error: unknown, change: Change) => string;
  /** A refusal needs no action. The change's own message is shown briefly. */
  readonly isMinor?: boolean;
};

export type Mutation = {
  readonly route: Route;
  readonly items: (change: Change) => readonly string[];
  readonly effects: readonly Effect[];
  /** The keys of routes that are refetched although they have effects. */
  readonly refetches: (change: Change) => readonly string[];
  readonly refused: ((error: unknown, change: Change) => string) | undefined;
  readonly isMinor: boolean;
};

const mutations = new Map<string, Mutation>();

/** The mutation of a stored change; undefined if this version of the app has none. */
export const mutationOf = ({ route }: Pick<Change, 'route'>): Mutation | undefined =>
  mutations.get(route);

/** Declares the mutation of a call that changes something: one for each route, in its feature. */
export const defineMutation = <R extends Route, About = unknown>(
  route: R,
  { items, effects, refetches = [], refused, isMinor = false }: Declared<R, About>,
): { readonly route: R } => {
  const on: On<R, About> = (of, apply) => ({
    route: routeKey(of),
    apply: apply as unknown as Effect['apply'],
  });
  mutations.set(routeKey(route), {
    route,
    items: ({ request, about }) => items(request as RequestOf<R>, about as About),
    effects: effects(on),
    refetches: (change) =>
      (typeof refetches === 'function'
        ? refetches(change as unknown as ChangeOf<R, About>)
        : refetches
      ).map(routeKey),
    refused,
    isMinor,
  });
  return { route };
};

/** A cached response with pending changes, as the server will send it. */
export const withChanges = <Data>(
  key: string,
  cachedRequest: AnyRequest,
  data: Data,
  changes: readonly Change[],
  peek: Peek,
): Data =>
  changes.reduce<unknown>(
    (shown, change) =>
      (mutationOf(change)?.effects ?? [])
        .filter(({ route }) => route === key)
        .reduce((result, { apply }) => apply(result, change, cachedRequest, peek), shown),
    data,
  ) as Data;
