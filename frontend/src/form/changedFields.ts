type Body = Readonly<Record<string, unknown>>;

/**
 * The body of a patch: the changed fields alone, null for what was emptied.
 * @example changedFields({name: 'A', url: 'x'}, {name: 'B'}) is {name: 'B', url: null}
 */
export const changedFields = (before: Body, after: Body): Record<string, unknown> => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => !same(before[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
};

/** Bodies hold JSON. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
