/**
 * The items of a page have at most this many bytes as JSON. Only a page with a single item may have more. An item of
 * the table has at most 400 KB. As JSON it has at most 2.4 MB, even if every character is escaped. So a response stays
 * well below Lambda's limit of 6 MB.
 */
export const maxPageBytes = 1_000_000;

export type Page<V> = {
  readonly shown: V[];
  /** The id of the last item of this page. Missing if there are no more items. */
  readonly next?: string;
};

/**
 * Takes items until they fill a page. `show` returns undefined for hidden items. Takes at least one item, so that
 * a client that follows `next` reaches the end. Awaits `ifNone` if there were no items.
 */
export const takePage = async <T extends { readonly _id: string }, V>(
  items: AsyncIterable<T>,
  show: (item: T) => V | undefined | Promise<V | undefined>,
  ifNone: () => Promise<void> = async () => {},
): Promise<Page<V>> => {
  const shown: V[] = [];
  let bytes = 0;
  let last: string | undefined;
  for await (const item of items) {
    const view = await show(item);
    bytes += view === undefined ? 0 : Buffer.byteLength(JSON.stringify(view));
    if (last !== undefined && bytes > maxPageBytes) return { shown, next: last };
    if (view !== undefined) shown.push(view);
    last = item._id;
  }
  if (last === undefined) await ifNone();
  return { shown };
};
