import * as z from 'zod/mini';

const prefix = 'draft ';

const likeOf = (value: unknown): z.ZodMiniType => {
  if (typeof value === 'boolean') return z.boolean();
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return valuesLike(value);
  return Array.isArray(value) ? z.array(z.string()) : z.union([z.string(), z.number()]);
};

/**
 * A schema for the same fields with values of the same kind. The kinds are groups of fields, lists, booleans, and texts
 * or numbers.
 */
const valuesLike = (values: object): z.ZodMiniType =>
  z.object(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, likeOf(value)])),
  );

export type DraftKey = {
  /** The user's id; 'nobody' on the pages for signed-out people. */
  readonly person: string;
  /** The form's name. If it edits an item, also the item's id: 'habit', 'habit 01J…'. */
  readonly form: string;
  /** Identifies the item's initial values. A draft for other initial values is dropped. */
  readonly version?: string | undefined;
};

const nameOf = ({ person, form }: DraftKey) => `${prefix}${person} ${form}`;

/** Typed but unsaved input, stored for the tab. It survives a reload and the end of a session. */
export const drafts = {
  /** Returns the draft, if it has this version and the same inputs as `like`. */
  read: <Values extends object>(key: DraftKey, like: Values): Values | undefined => {
    const stored = sessionStorage.getItem(nameOf(key));
    if (stored === null) return undefined;
    try {
      const schema = z.object({ version: z.optional(z.string()), values: valuesLike(like) });
      const { version, values } = schema.parse(JSON.parse(stored));
      return version === key.version ? (values as Values) : undefined;
    } catch {
      return undefined; // The form had other inputs when the draft was stored.
    }
  },
  /** Whether any draft for this form exists, of any version. */
  has: (key: DraftKey): boolean => sessionStorage.getItem(nameOf(key)) !== null,
  write: (key: DraftKey, values: object): void => {
    try {
      sessionStorage.setItem(nameOf(key), JSON.stringify({ version: key.version, values }));
    } catch {
      // If the tab's storage is full, the input is not stored, but people can still type.
    }
  },
  remove: (key: DraftKey): void => sessionStorage.removeItem(nameOf(key)),
  removeAll: (): void => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  },
};
