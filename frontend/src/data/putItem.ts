/** The list with an item of a response: in its old place, else at the end. */
export const putItem = <Item extends { readonly _id: string }>(
  items: readonly Item[],
  item: Item,
): Item[] =>
  items.some(({ _id }) => _id === item._id)
    ? items.map((one) => (one._id === item._id ? item : one))
    : [...items, item];
