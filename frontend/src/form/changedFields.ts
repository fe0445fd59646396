type Body = Readonly<Record<string, unknown>>;

/**
 * The body of a patch: the changed fields alone, null for what was emptied. `before` is unchecked: what was
 * stored may be older than a rule, and its other fields must still be changed.
 * @example changedFields({name: 'A', url: 'x'}, {name: 'B'}) is {name: 'B', url: null}
 */
export const changedFields = (before: object, after: Body): Record<string, unknown> => {
  const was = before as Body;
  const fields = [...new Set([...Object.keys(was), ...Object.keys(after)])];
  const changed = fields.filter((field) => !same(was[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
};

/** Bodies hold JSON. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
