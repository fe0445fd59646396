import * as z from 'zod/mini';

/**
 * Reads fields of JSON from other apps. A field of the wrong type counts as missing, and unknown fields are ignored.
 * Zod creates new objects, so a field like `__proto__` can't change a prototype.
 */

export const someText = z.catch(z.string(), '');
export const someNumber = z.catch(z.optional(z.number()), undefined);
export const someFlag = z.catch(z.boolean(), false);

/** Reads a list without its invalid items. */
export const someList = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.catch(z.array(z.catch(z.nullable(item), null)), []),
    z.transform((items) => items.filter((one) => one !== null)),
  );

/** Reads a time, given in milliseconds since 1970 or as ISO text. Returns milliseconds. */
export const someMoment = z.pipe(
  z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  z.transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : value;
    return time !== undefined && Number.isFinite(time) ? time : undefined;
  }),
);
