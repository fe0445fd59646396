import * as z from 'zod/mini';

const made = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/**
 * Compiles a schema, so that it parses several times as fast. A schema is compiled on its first use, because that takes
 * about a millisecond. So a cold start compiles only the schemas that its request needs.
 */
export const compiled = <S extends z.ZodMiniType>(schema: S): S => {
  const ready = made.get(schema) ?? z.compile(schema);
  made.set(schema, ready);
  return ready as S;
};
