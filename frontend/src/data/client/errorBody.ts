import * as z from 'zod/mini';
import { errorSchema, fieldErrorSchema } from '#shared/core/errors.ts';

const why = { reason: true, params: true } as const;

/** The envelope of an error. An older server gives no reason. */
const errorBodySchema = z.extend(z.partial(errorSchema, why), {
  errors: z.optional(z.array(z.partial(fieldErrorSchema, why))),
});

export type ErrorBody = z.output<typeof errorBodySchema>;

/** undefined for what is no envelope, such as an error of the gateway itself. */
export const errorBodyOf = (json: unknown): ErrorBody | undefined => {
  const parsed = errorBodySchema.safeParse(json);
  return parsed.success ? parsed.data : undefined;
};
