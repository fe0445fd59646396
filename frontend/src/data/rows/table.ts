import { type RequestOf, type Route, routeKey } from '#shared/calls/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';

/** Where a route's responses contain a table's rows. */
export type Source<Row> = {
  readonly route: string;
  readonly rowsOf: (data: unknown) => readonly Row[];
  readonly withRows: (data: unknown, rows: readonly Row[]) => unknown;
  /** Whether the response to a request should contain the row. */
  readonly has: (row: Row, request: AnyRequest) => boolean;
};

/** The rows of one kind. Rows refer to other rows by id. Selectors look up the names. */
export type Table<Row> = {
  /** The field of a reply that contains the row: 'habit'. */
  readonly name: string;
  readonly idOf: (row: Row) => string;
  readonly sources: readonly Source<Row>[];
  /** The sources that take a reply's rows. */
  readonly replaced: readonly Source<Row>[];
  /** Whether the table has at most one row. A reply's row replaces it, and null removes it. */
  readonly isSingle: boolean;
};

/** The routes whose responses contain a table's rows. */
export type TableRoutes = { readonly sources: readonly { readonly route: string }[] };

const tables: Table<unknown>[] = [];

export const allTables = (): readonly Table<unknown>[] => tables;

type Declared<Row> = {
  readonly sources: readonly Source<Row>[];
  /** Sources whose rows have more fields than a reply. They don't take a reply's rows. */
  readonly longer?: readonly Source<Row>[];
  readonly isSingle?: boolean;
};

/** Declares a table. Each area declares its own, one per kind of row. */
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

/** Declares where a route's responses contain rows. */
export const rowsIn = <R extends Route, Row>(
  route: R,
  { rowsOf, withRows, has = () => true }: Of<R, Row>,
): Source<Row> => ({
  route: routeKey(route),
  rowsOf: rowsOf as Source<Row>['rowsOf'],
  withRows: withRows as Source<Row>['withRows'],
  has: has as Source<Row>['has'],
});
