import { type RequestOf, type Route, routeKey } from '#shared/core/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';

/** Where a table's rows are in the responses of a route. */
export type Source<Row> = {
  readonly route: string;
  readonly rowsOf: (data: unknown) => readonly Row[];
  readonly withRows: (data: unknown, rows: readonly Row[]) => unknown;
  /** Whether a response to the request contains a new row. */
  readonly has: (row: Row, request: AnyRequest) => boolean;
};

/** The rows of one kind. They have ids of other rows, and a selector finds the names. */
export type Table<Row> = {
  /** The field of a reply that has a row: 'habit'. */
  readonly name: string;
  readonly idOf: (row: Row) => string;
  readonly sources: readonly Source<Row>[];
  /** The sources whose rows a reply replaces. */
  readonly replaced: readonly Source<Row>[];
  /** Whether there is at most one row. The row of a reply takes its place, and null removes it. */
  readonly isSingle: boolean;
};

/** The routes whose responses have a table's rows. */
export type TableRoutes = { readonly sources: readonly { readonly route: string }[] };

const tables: Table<unknown>[] = [];

/** All tables that are declared. */
export const allTables = (): readonly Table<unknown>[] => tables;

type Declared<Row> = {
  readonly sources: readonly Source<Row>[];
  /** Sources whose rows have more than a reply, so a reply does not replace them. */
  readonly longer?: readonly Source<Row>[];
  readonly isSingle?: boolean;
};

/** Declares a table: one for each kind, in its area. */
export const defineTable = <Row>(
  name: string,
  { sources, longer = [], isSingle = false }: Declared<Row>,
): Table<Row> => {
  const idOf = (row: Row) => (row as { readonly _id: string })._id;
  const table = { name, idOf, sources: [...sources, ...longer], replaced: sources, isSingle };
  tables.push(table as unknown as Table<unknown>);
  return table;
};

type Of<R extends Route, Row> = {
  readonly rowsOf: (data: DataOf<R>) => readonly Row[];
  readonly withRows: (data: DataOf<R>, rows: Row[]) => DataOf<R>;
  /** By default, every response contains every row. */
  readonly has?: (row: Row, request: RequestOf<R>) => boolean;
};

/** Rows in the responses of a route. */
export const rowsIn = <R extends Route, Row>(
  route: R,
  { rowsOf, withRows, has = () => true }: Of<R, Row>,
): Source<Row> => ({
  route: routeKey(route),
  rowsOf: rowsOf as Source<Row>['rowsOf'],
  withRows: withRows as Source<Row>['withRows'],
  has: has as Source<Row>['has'],
});
