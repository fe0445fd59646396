/**
 * The values of the inputs without the empty ones, so that the API's defaults apply; those of `required`
 * stay, so that the schema refuses them.
 */
export const filled = (values: unknown, required: readonly string[]): unknown =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).filter(
      ([field, value]) => value !== '' || required.includes(field),
    ),
  );
