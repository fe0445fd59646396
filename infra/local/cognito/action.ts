import * as z from 'zod/mini';
import { errors } from './errors.ts';
import type { Pool } from './pool.ts';
import { PASSWORD_MAX } from './settings.ts';

/** One action of Cognito's API. Parses its input, performs it, and returns the output as JSON. */
export type Action = (input: unknown, pool: Pool) => Promise<object>;

/**
 * Defines an action. Throws InvalidParameterException for an invalid input, with a message of our own. Ignores members
 * that the stand-in does not know (AnalyticsMetadata, …), as the real service does.
 */
export function action<Shape extends z.ZodMiniType>(
  shape: Shape,
  run: (input: z.infer<Shape>, pool: Pool) => Promise<object>,
): Action {
  return (input, pool) => {
    const parsed = shape.safeParse(input);
    if (!parsed.success) throw errors.invalid(z.prettifyError(parsed.error));
    return run(parsed.data, pool);
  };
}

/** Checks the length first, because the patterns are slow for long texts. */
const patterned = (pattern: RegExp, max: number) =>
  z.string().check(z.maxLength(max, { abort: true }), z.regex(pattern));

export const Username = patterned(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 128);
/** The real service allows spaces inside a password, but not at its start or end. */
export const Password = patterned(/^[\S]+.*[\S]+$/, PASSWORD_MAX);
export const Code = patterned(/^[\S]+$/, 2048);
export const Id = z.string().check(z.minLength(1), z.maxLength(131));
/** Optional in the API, but required by clients with a secret. */
export const SecretHash = z.optional(z.string().check(z.maxLength(128)));
export const ClientSecret = z.optional(z.string().check(z.maxLength(64)));
export const Token = patterned(/^[A-Za-z0-9\-_=.]+$/, 8192);
