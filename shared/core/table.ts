type Cell = string | number | boolean | null | undefined;

/** A CSV file: the names of its columns, and its rows. */
export type Table = {
  readonly file: string;
  /**
   * The first lines of a file that another app reads, in place of the names of the columns. The cells of such a file
   * are written unchanged.
   */
  readonly firstLines?: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** Builds a table. Each column has a name and a function that returns an item's cell. */
export const tableOf = <T>(
  file: string,
  items: readonly T[],
  columns: Readonly<Record<string, (item: T) => Cell>>,
): Table => ({
  file,
  columns: Object.keys(columns),
  rows: items.map((item) => Object.values(columns).map((cell) => cell(item))),
});

/** A list in one cell: 'Rust; Piano'. */
export const joined = (texts: readonly string[]): string => texts.join('; ');
