import * as z from 'zod/mini';
import { errors } from './errors.ts';
import type { Pool } from './pool.ts';
import { PASSWORD_MAX } from './settings.ts';

/** One action of Cognito's API. Parses its input, performs it, and returns the output as JSON. */
export type Action = (input: unknown, pool: Pool) => Promise<object>;

/**
 * Defines an action. Throws InvalidParameterException for an invalid input. Ignores members that the stand-in does
 * not know (AnalyticsMetadata, …), as the real service does.
 */
export function action<Shape extends z.ZodMiniType>(
  shape: Shape,
  run: (input: z.infer<Shape>, pool: Pool) => Promise<object>,
): Action {
  return (input, pool) => {
    const parsed = shape.safeParse(input);
    if (!parsed.success) throw errors.invalid(explain(parsed.error.issues));
    return run(parsed.data, pool);
  };
}

function explain(issues: z.core.$ZodIssue[]): string {
  const count = `${issues.length} validation error${issues.length === 1 ? '' : 's'} detected: `;
  const lines = issues.map(({ path, code, message }) => {
    const first = String(path[0] ?? '');
    const member = first.charAt(0).toLowerCase() + first.slice(1);
    const value = code === 'invalid_type' ? 'Value null at' : 'Value at';
    const wish = code === 'invalid_type' ? 'Member must not be null' : message;
    return `${value} '${member}' failed to satisfy constraint: ${wish}`;
  });
  return count + lines.join('; ');
}

export const atMost = (max: number) =>
  z.maxLength(max, {
    abort: true,
    error: `Member must have length less than or equal to ${max}`,
  });

const patterned = (pattern: RegExp, max: number) =>
  z
    .string()
    .check(
      atMost(max),
      z.regex(pattern, `Member must satisfy regular expression pattern: ${pattern.source}`),
    );

export const Username = patterned(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u, 128);
/** The real service allows spaces inside a password, but not at its start or end. */
export const Password = patterned(/^[\S]+.*[\S]+$/, PASSWORD_MAX);
export const Code = patterned(/^[\S]+$/, 2048);
export const Id = z
  .string()
  .check(z.minLength(1, 'Member must have length greater than or equal to 1'), atMost(131));
/** Optional in the API, but required by clients with a secret. */
export const SecretHash = z.optional(z.string().check(atMost(128)));
export const ClientSecret = z.optional(z.string().check(atMost(64)));
export const Token = patterned(/^[A-Za-z0-9\-_=.]+$/, 8192);
