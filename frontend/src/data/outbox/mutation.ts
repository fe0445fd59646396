import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import type { Rows } from '../rows/rows.ts';
import type { Change, ChangeOf } from './change.ts';

type Declared<R extends Route, About> = {
  /** The ids of the items that the call writes or needs. Changes that share an id are sent one after the other. */
  readonly items: (request: RequestOf<R>, about: About) => readonly string[];
  /** Applies the call to rows, by the shared rules. */
  readonly edit: (rows: Rows, change: ChangeOf<R, About>) => void;
  /** Returns the message for a refusal. By default, `messageOf` with the change's own message as the fallback. */
  readonly refused?: (error: unknown, change: Change) => string;
  /** Whether a refusal needs no action. The change's own message is shown briefly. */
  readonly isMinor?: boolean;
};

export type Mutation = {
  readonly route: Route;
  readonly items: (change: Change) => readonly string[];
  readonly edit: (rows: Rows, change: Change) => void;
  readonly refused: ((error: unknown, change: Change) => string) | undefined;
  readonly isMinor: boolean;
};

const mutations = new Map<string, Mutation>();

/** The mutation of a stored change. Undefined if this version of the app does not have it. */
export const mutationOf = ({ route }: Pick<Change, 'route'>): Mutation | undefined =>
  mutations.get(route);

/** The ids of the items that a stored change writes or needs. */
export const itemsOf = (change: Change): readonly string[] =>
  mutationOf(change)?.items(change) ?? [];

/** Declares the mutation of a route that changes data. Each area declares its own, one per route. */
export const defineMutation = <R extends Route, About = unknown>(
  route: R,
  { items, edit, refused, isMinor = false }: Declared<R, About>,
): { readonly route: R } => {
  mutations.set(routeKey(route), {
    route,
    items: ({ request, about }) => items(request as RequestOf<R>, about as About),
    edit: edit as unknown as Mutation['edit'],
    refused,
    isMinor,
  });
  return { route };
};

export const editRows = (rows: Rows, changes: readonly Change[]): Rows => {
  for (const change of changes) mutationOf(change)?.edit(rows, change);
  return rows;
};
