type Fields = Readonly<Record<string, unknown>>;

/** An item with the fields of a patch. Null sets a field to its default, which is in `unset`. */
export const patched = <I extends object>(item: I, patch: object, unset: Fields): I => {
  const fields = Object.entries(patch).map(([name, value]) => [name, value ?? unset[name]]);
  return { ...item, ...Object.fromEntries(fields) };
};
