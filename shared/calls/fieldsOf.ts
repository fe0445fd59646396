import type * as z from 'zod/mini';

/** The names of all fields of an object, for `z.omit`. */
export const fieldsOf = <S extends z.ZodMiniObject>({ shape }: S) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as {
    [K in keyof S['shape']]: true;
  };
