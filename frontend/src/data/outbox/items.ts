type Item = { readonly _id: string };

/** The list with an item of a response: in its old place, else at the end. */
export const putItem = <I extends Item>(items: readonly I[], item: I): I[] =>
  items.some(({ _id }) => _id === item._id)
    ? items.map((one) => (one._id === item._id ? item : one))
    : [...items, item];

/** The list with one item changed; the same list if it is not there. */
export const changeItem = <I extends Item>(
  items: readonly I[],
  id: string,
  change: (item: I) => I,
): I[] => items.map((one) => (one._id === id ? change(one) : one));

export const withoutItem = <I extends Item>(items: readonly I[], id: string): I[] =>
  items.filter(({ _id }) => _id !== id);

type Fields = Readonly<Record<string, unknown>>;

/** An item with the fields of a patch. Null sets a field to its default, which is in `unset`. */
export const patched = <I extends object>(item: I, patch: object, unset: Fields): I => {
  const fields = Object.entries(patch).map(([name, value]) => [name, value ?? unset[name]]);
  return { ...item, ...Object.fromEntries(fields) };
};
