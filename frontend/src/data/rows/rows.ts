import { type RequestOf, type Route, routeKey, urlOf } from '#shared/calls/route.ts';
import type { AnyRequest, DataOf } from '../client/request.ts';
import { allTables, type Source, type Table, type TableRoutes } from './table.ts';

export type CachedResponse = {
  readonly key: string;
  readonly route: string;
  readonly request: AnyRequest;
  readonly data: unknown;
  /** When the response was received, in ms since 1970. */
  readonly at?: number | undefined;
};

export type Rows = ReturnType<typeof createRows>;

/** The rows of cached responses. Edits change copies here, never the given responses. */
export const createRows = (responses: readonly CachedResponse[]) => {
  const current = new Map(responses.map((response) => [response.key, response]));
  const edited = new Set<string>();
  const kept = new Set<string>();
  const outdated = new Set<string>();
  const indexes = new Map<unknown, ReadonlyMap<string, unknown>>();

  const ofRoute = (route: string): CachedResponse[] =>
    [...current.values()].filter((response) => response.route === route);

  const replace = (response: CachedResponse, data: unknown): void => {
    if (data === response.data) return;
    current.set(response.key, { ...response, data });
    indexes.clear();
  };

  const edit = <Row>(
    sources: readonly Source<Row>[],
    change: (rows: readonly Row[], source: Source<Row>, request: AnyRequest) => readonly Row[],
  ): void => {
    for (const source of sources) {
      edited.add(source.route);
      for (const response of ofRoute(source.route)) {
        const before = source.rowsOf(response.data);
        const after = change(before, source, response.request);
        if (after !== before) replace(response, source.withRows(response.data, after));
      }
    }
  };

  const changeIn = <Row>(
    sources: readonly Source<Row>[],
    { idOf }: Table<Row>,
    id: string,
    change: (row: Row, request: AnyRequest) => Row,
  ): void =>
    edit(sources, (rows, _, request) =>
      rows.some((row) => idOf(row) === id)
        ? rows.map((row) => (idOf(row) === id ? change(row, request) : row))
        : rows,
    );

  const rowsOf = <Row>({ sources }: Table<Row>): Row[] =>
    sources.flatMap(({ route, rowsOf }) => ofRoute(route).flatMap(({ data }) => rowsOf(data)));

  const byId = <Row>(table: Table<Row>): ReadonlyMap<string, Row> => {
    const known = indexes.get(table) as ReadonlyMap<string, Row> | undefined;
    if (known) return known;
    // If several sources have the row, the first one wins.
    const index = new Map(
      rowsOf(table)
        .toReversed()
        .map((row) => [table.idOf(row), row]),
    );
    indexes.set(table, index);
    return index;
  };

  return {
    /** Undefined if no cached response has the row. */
    get: <Row>(table: Table<Row>, id: string): Row | undefined => byId(table).get(id),
    /** Undefined if none of the table's responses is cached. A row may appear more than once. */
    all: <Row>(table: Table<Row>): readonly Row[] | undefined =>
      table.sources.some(({ route }) => ofRoute(route).length > 0) ? rowsOf(table) : undefined,
    /** Replaces a row in each response that should contain it, or appends it. */
    put: <Row>({ sources, idOf }: Table<Row>, row: Row): void =>
      edit(sources, (rows, { has }, request) => {
        if (!has(row, request)) return rows;
        const index = rows.findIndex((one) => idOf(one) === idOf(row));
        return index < 0 ? [...rows, row] : rows.with(index, row);
      }),
    /** Changes a row in each response that has it. */
    change: <Row>(
      table: Table<Row>,
      id: string,
      change: (row: Row, request: AnyRequest) => Row,
    ): void => changeIn(table.sources, table, id, change),
    /** Changes every row in each response. Undefined removes the row. */
    changeEach: <Row>({ sources }: Table<Row>, change: (row: Row) => Row | undefined): void =>
      edit(sources, (rows) => {
        const after = rows.map(change).filter((row) => row !== undefined);
        const isSame = after.length === rows.length && after.every((row, n) => row === rows[n]);
        return isSame ? rows : after;
      }),
    remove: <Row>({ sources, idOf }: Table<Row>, id: string): void =>
      edit(sources, (rows) =>
        rows.some((row) => idOf(row) === id) ? rows.filter((row) => idOf(row) !== id) : rows,
      ),
    /** Changes the data of a route's cached responses as a whole, for example the server's sums. */
    update: <R extends Route>(
      route: R,
      change: (data: DataOf<R>, request: RequestOf<R>) => DataOf<R>,
    ): void => {
      const key = routeKey(route);
      edited.add(key);
      for (const response of ofRoute(key))
        replace(response, change(response.data as DataOf<R>, response.request as RequestOf<R>));
    },
    /** Copies the fields of a reply's rows into the cached rows. Fields that the reply lacks stay. */
    takeReply: (reply: unknown): void => {
      const { data = {} } = (reply ?? {}) as { readonly data?: Record<string, unknown> | null };
      for (const table of allTables()) {
        const row = data?.[table.name];
        if (table.isSingle && row !== undefined) edit(table.replaced, () => (row ? [row] : []));
        else if (typeof row === 'object' && row !== null)
          changeIn(table.replaced, table, table.idOf(row), (one) => ({
            ...(one as object),
            ...row,
          }));
      }
    },
    /** The data of the responses that contain the table's rows. The objects stay the same until a row changes. */
    dataOfTable: ({ sources }: TableRoutes): readonly unknown[] =>
      sources.flatMap(({ route }) => ofRoute(route).map(({ data }) => data)),
    /** The data of the response to a request. Undefined if it is not cached. */
    data: <R extends Route>(route: R, request: RequestOf<R>): DataOf<R> | undefined => {
      const url = urlOf(route, request as AnyRequest);
      const response = ofRoute(routeKey(route)).find((one) => urlOf(route, one.request) === url);
      return response?.data as DataOf<R> | undefined;
    },
    /** The data of a response, found by its cache key. */
    dataOf: (key: string): unknown => current.get(key)?.data,
    responses: (): readonly CachedResponse[] => [...current.values()],
    /** All versions of a row in the order of the table's sources, each with its response's request. */
    versions: <Row>({ sources, idOf }: Table<Row>, id: string) =>
      sources.flatMap(({ route, rowsOf }) =>
        ofRoute(route).flatMap(({ data, request }) =>
          rowsOf(data).flatMap((row) => (idOf(row) === id ? [{ row, request }] : [])),
        ),
      ),
    /** Whether the table's rows were edited, or are at least as new as a route's responses. */
    isAsNewAs: ({ sources }: TableRoutes, route: Route): boolean => {
      const latest = (key: string) => Math.max(...ofRoute(key).map(({ at = 0 }) => at));
      return sources.some(
        (source) => edited.has(source.route) || latest(source.route) >= latest(routeKey(route)),
      );
    },
    /** Marks the responses of these routes as right although no edit changed them. */
    keep: (...routes: readonly Route[]): void => {
      for (const route of routes) kept.add(routeKey(route));
    },
    /** Marks the responses of these routes as outdated, because only the server knows their new content. */
    refetch: (...routes: readonly Route[]): void => {
      for (const route of routes) outdated.add(routeKey(route));
    },
    /** Whether a route's responses already show the edits. They then need no refetch. */
    isRight: (route: string): boolean =>
      (edited.has(route) || kept.has(route)) && !outdated.has(route),
    isEdited: (route: string): boolean => edited.has(route),
    isOutdated: (route: string): boolean => outdated.has(route),
    hasEdits: (): boolean => edited.size > 0,
  };
};
