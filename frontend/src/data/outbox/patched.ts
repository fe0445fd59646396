type Fields = Readonly<Record<string, unknown>>;

/** An item after a patch. Null sets a field to its default, which `unset` contains. */
export const patched = <I extends object>(item: I, patch: object, unset: Fields): I => {
  const fields = Object.entries(patch).map(([name, value]) => [name, value ?? unset[name]]);
  return { ...item, ...Object.fromEntries(fields) };
};
