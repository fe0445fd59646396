import * as z from 'zod/mini';
import { firstCharacters } from '#shared/core/characters.ts';
import { errorSchema, fieldErrorSchema } from '#shared/core/errors.ts';

const why = { reason: true, params: true } as const;

/** How much of a message is shown, in characters: a firewall may send a whole page. */
export const longestMessage = 500;

const shorten = (message: string): string => {
  const start = firstCharacters(message, longestMessage);
  return start === message ? message : `${start}…`;
};

const message = z.string().check(z.trim(), z.minLength(1), z.overwrite(shorten));

/** The envelope of an error. An older server gives no reason. */
const envelopeSchema = z.extend(z.partial(errorSchema, why), {
  message,
  errors: z.optional(z.array(z.partial(fieldErrorSchema, why))),
});

/** A gateway or a firewall before the API has none of its codes. */
const errorBodySchema = z.union([envelopeSchema, z.object({ message })]);

type Envelope = z.output<typeof envelopeSchema>;

export type ErrorBody = Partial<Envelope> & Pick<Envelope, 'message'>;

/** undefined for what has no message, such as a page of HTML. */
export const errorBodyOf = (json: unknown): ErrorBody | undefined =>
  errorBodySchema.safeParse(json).data;
