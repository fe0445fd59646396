import type * as z from 'zod';

/**
 * The first message of a schema for each field.
 * @example schemaErrors(login, {email: '', password: 'x'}) is {email: 'Email is required'}
 */
export const schemaErrors = (schema: z.ZodType, values: unknown): Record<string, string> => {
  const parsed = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
};
