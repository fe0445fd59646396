import * as z from 'zod/mini';
import { errorSchema, fieldErrorSchema } from '#shared/calls/errors.ts';
import { firstCharacters } from '#shared/core/characters.ts';

const why = { reason: true, params: true } as const;

/** Longer messages are cut to this many characters, because a firewall may send a whole page. */
export const longestMessage = 500;

const shorten = (message: string): string => {
  const start = firstCharacters(message, longestMessage);
  return start === message ? message : `${start}…`;
};

const message = z.string().check(z.trim(), z.minLength(1), z.overwrite(shorten));

/** The API's error response. A server of another version may send no reason. */
const envelopeSchema = z.extend(z.partial(errorSchema, why), {
  message,
  errors: z.optional(z.array(z.partial(fieldErrorSchema, why))),
});

/** Errors of a gateway or a firewall have none of the API's error codes. */
const errorBodySchema = z.union([envelopeSchema, z.object({ message })]);

type Envelope = z.output<typeof envelopeSchema>;

export type ErrorBody = Partial<Envelope> & Pick<Envelope, 'message'>;

/** Reads the body of an error response. Undefined if it has no message, for example if it is an HTML page. */
export const errorBodyOf = (json: unknown): ErrorBody | undefined =>
  errorBodySchema.safeParse(json).data;
