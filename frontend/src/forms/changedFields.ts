type Body = Readonly<Record<string, unknown>>;

/**
 * The body of a patch: only the changed fields, null for the cleared ones. `before` is not validated: what was
 * stored may be older than a rule, and its other fields must still be editable.
 * @example changedFields({name: 'A', url: 'x'}, {name: 'B'}) is {name: 'B', url: null}
 */
export const changedFields = (before: object, after: Body): Record<string, unknown> => {
  const was = before as Body;
  const fields = [...new Set([...Object.keys(was), ...Object.keys(after)])];
  const changed = fields.filter((field) => !same(was[field], after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null]));
};

/** Bodies are JSON. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
