import * as z from 'zod/mini';

/**
 * Fields of foreign JSON: what is of another type than it should be is as if it were missing, and what is not named is not
 * looked at. zod makes new objects, so no name in a file can reach a prototype.
 */

export const someText = z.catch(z.string(), '');
export const someNumber = z.catch(z.optional(z.number()), undefined);
export const someFlag = z.catch(z.boolean(), false);

/** A list without the items that are not as they should be. */
export const someList = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.catch(z.array(z.catch(z.nullable(item), null)), []),
    z.transform((items) => items.filter((one) => one !== null)),
  );

/** Milliseconds since 1970, of a number of them or an ISO text. */
export const someMoment = z.pipe(
  z.catch(z.optional(z.union([z.number(), z.string()])), undefined),
  z.transform((value) => {
    const time = typeof value === 'string' ? Date.parse(value) : value;
    return time !== undefined && Number.isFinite(time) ? time : undefined;
  }),
);
