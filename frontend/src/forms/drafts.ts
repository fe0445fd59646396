import * as z from 'zod/mini';

const prefix = 'draft ';

const likeOf = (value: unknown) => {
  if (typeof value === 'boolean') return z.boolean();
  return Array.isArray(value) ? z.array(z.string()) : z.union([z.string(), z.number()]);
};

/** The values of the inputs as the form has them: a list, a choice of yes or no, or text or a number. */
const valuesLike = (values: object) =>
  z.object(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, likeOf(value)])),
  );

export type DraftKey = {
  /** The user's id; 'nobody' on the pages for signed-out people. */
  readonly person: string;
  /** The form, with the id of its item: 'habit', 'habit 01J…'. */
  readonly form: string;
  /** What the form shows of its item at first; the draft of another version is dropped. */
  readonly version?: string | undefined;
};

const nameOf = ({ person, form }: DraftKey) => `${prefix}${person} ${form}`;

/** What was typed and not saved, for as long as the tab: a reload or the end of a session loses nothing. */
export const drafts = {
  /** The draft, if it is one of this version, and of inputs as in `like`. */
  read: <Values extends object>(key: DraftKey, like: Values): Values | undefined => {
    const stored = sessionStorage.getItem(nameOf(key));
    if (stored === null) return undefined;
    try {
      const schema = z.object({ version: z.optional(z.string()), values: valuesLike(like) });
      const { version, values } = schema.parse(JSON.parse(stored));
      return version === key.version ? (values as Values) : undefined;
    } catch {
      return undefined; // of an older Cairn
    }
  },
  /** Whether anything is kept under this key, of whatever version. */
  has: (key: DraftKey): boolean => sessionStorage.getItem(nameOf(key)) !== null,
  write: (key: DraftKey, values: object): void => {
    try {
      sessionStorage.setItem(nameOf(key), JSON.stringify({ version: key.version, values }));
    } catch {
      // The tab's storage is full. That must not stop anybody from typing.
    }
  },
  remove: (key: DraftKey): void => sessionStorage.removeItem(nameOf(key)),
  removeAll: (): void => {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(prefix)) sessionStorage.removeItem(name);
    }
  },
};
