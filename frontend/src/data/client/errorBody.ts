import * as z from 'zod/mini';
import { firstCharacters } from '#shared/core/characters.ts';
import { errorSchema, fieldErrorSchema } from '#shared/core/errors.ts';

const why = { reason: true, params: true } as const;

/** The longest message that is shown, in characters. A firewall may send a whole page. */
export const longestMessage = 500;

const shorten = (message: string): string => {
  const start = firstCharacters(message, longestMessage);
  return start === message ? message : `${start}…`;
};

const message = z.string().check(z.trim(), z.minLength(1), z.overwrite(shorten));

/** The envelope of an error. A server of another version may send no reason. */
const envelopeSchema = z.extend(z.partial(errorSchema, why), {
  message,
  errors: z.optional(z.array(z.partial(fieldErrorSchema, why))),
});

/** Errors of a gateway or a firewall have none of the API's codes. */
const errorBodySchema = z.union([envelopeSchema, z.object({ message })]);

type Envelope = z.output<typeof envelopeSchema>;

export type ErrorBody = Partial<Envelope> & Pick<Envelope, 'message'>;

/** The body of an error; undefined if there is no message, as in a page of HTML. */
export const errorBodyOf = (json: unknown): ErrorBody | undefined =>
  errorBodySchema.safeParse(json).data;
