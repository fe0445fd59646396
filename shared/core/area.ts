import type * as z from 'zod/mini';
import type { Reference } from '../calls/reference.ts';
import type { ReplyOf, RequestOf, Route, Routes } from '../calls/route.ts';
import type { Day } from '../days/days.ts';
import type { Batch } from './batches.ts';
import type { Table } from './table.ts';

/** The schema of each list in an export. */
type Lists = Readonly<Record<string, z.ZodMiniArray>>;

type ListsOf<L extends Lists> = { readonly [K in keyof L]: z.output<L[K]> };

/** Calls a GET route and returns its `data`; for a list, the data of all pages. */
export type Read = <R extends Route>(
  route: R,
  request: RequestOf<R>,
) => Promise<ReplyOf<R> extends { data: infer D } ? D : never>;

/** The data that an area contributes to an export. */
type Gathered<L extends Lists> = {
  /** The records. Fields that are not exported are removed later. */
  readonly lists: { readonly [K in keyof L]: readonly z.input<L[K]>[number][] };
  /** Calls that read more records into `lists`. Make them one after the other. */
  readonly rest: readonly (() => Promise<void>)[];
};

/** Declares an area of a person's data. `shared/areas.ts` lists all areas. */
export const defineArea = <R extends Routes, I extends Routes, L extends Lists>(area: {
  readonly routes: R;
  /** The calls that import the area's records. */
  readonly imports: I;
  /** The area's lists in `cairn.json`. */
  readonly lists: L;
  /**
   * The area's tables in an export made on `today`, one per kind of record.
   * @param nameOf finds the name of an item
   */
  readonly tables: (
    lists: ListsOf<L>,
    today: Day,
    nameOf: (item: Reference) => string | undefined,
  ) => readonly Table[];
  /** Reads the area's lists for an export. Passes on the errors of `read`. */
  readonly gather: (read: Read) => Promise<Gathered<L>>;
  /** The calls that import the area's lists. Each record comes after the records that it refers to. */
  readonly batches: (lists: ListsOf<L>) => readonly Batch[];
  /** The calls for records that refer to other areas. They follow the batches of all areas. */
  readonly lastBatches?: (lists: ListsOf<L>) => readonly Batch[];
}) => area;
