/**
 * How many bytes of items, as JSON, fill a page. The last item may have the table's maximum of 400 KB, six times as
 * long if everything in it is escaped. So a response stays below 4 MB, and Lambda's limit is 6.
 */
export const maxPageBytes = 1_000_000;

export type Page<V> = {
  readonly shown: V[];
  /** The id of the last item of this page, if there are more items. */
  readonly next?: string;
};

/**
 * Takes items until they fill a page; `show` returns undefined for hidden items. Takes at least one, so that a client
 * that follows `next` reaches the end. Awaits `ifNone` if there were no items.
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
