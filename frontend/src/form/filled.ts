/**
 * What inputs hold, without the empty ones, so that the defaults of the API hold; those of `required`
 * stay, to be refused.
 */
export const filled = (values: unknown, required: readonly string[]): unknown =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).filter(
      ([field, value]) => value !== '' || required.includes(field),
    ),
  );
