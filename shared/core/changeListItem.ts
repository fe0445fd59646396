/** Null if there is no such item. */
export const changeListItem = <I extends { readonly _id: string }>(
  items: readonly I[],
  id: string,
  change: (item: I) => I,
): I[] | null =>
  items.some(({ _id }) => _id === id)
    ? items.map((item) => (item._id === id ? change(item) : item))
    : null;
