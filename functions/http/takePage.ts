/**
 * Bytes of items, as JSON, that fill a page. Its last item may be the one of 400 KB that the table takes, six times as
 * long where all of it has to be escaped: an answer stays below 4 MB, and Lambda takes 6.
 */
export const maxPageBytes = 1_000_000;

export type Page<V> = {
  readonly shown: V[];
  /** The id of the last item that this page took, where there is more. */
  readonly next?: string;
};

/**
 * Takes items until what they are shown as fills a page; `show` gives undefined for what nobody may see.
 * At least one is taken, so that whoever follows `next` comes to an end.
 */
export const takePage = async <T extends { readonly _id: string }, V>(
  items: AsyncIterable<T>,
  show: (item: T) => V | undefined | Promise<V | undefined>,
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
  return { shown };
};
