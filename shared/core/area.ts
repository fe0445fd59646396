import type * as z from 'zod/mini';
import type { Routes } from './route.ts';
import type { Table } from './table.ts';

/** The lists of an export: a schema of all records each. */
type Lists = Readonly<Record<string, z.ZodMiniArray>>;

export type ListsOf<L extends Lists> = { readonly [K in keyof L]: z.output<L[K]> };

/** Declares an area of a person's data; `shared/areas.ts` has the list of them. */
export const defineArea = <R extends Routes, I extends Routes, L extends Lists>(area: {
  /** The name of its scope in an access token: 'Habits'. */
  readonly label: string;
  readonly routes: R;
  /** The calls that import its records. */
  readonly imports: I;
  /** Its lists in `cairn.json`. */
  readonly lists: L;
  /** Its tables in an export: one for each kind of record. */
  readonly tables: (lists: ListsOf<L>) => readonly Table[];
}) => area;
