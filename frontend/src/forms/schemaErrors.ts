import type * as z from 'zod/mini';
import { reasonOfIssue } from '#shared/calls/fieldReasons.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';

/**
 * Validates the values by a schema. Returns the first error of each field. The error of an item in a list is shown at the list's input.
 * @example schemaErrors(login, {email: '', password: 'x'}) is {email: 'Email is required'}
 * @example for the tags 'a, <81 letters>' the error is at 'tags' (not 'tags.1'): '… (item 2)'
 */
export const schemaErrors = (schema: z.ZodMiniType, values: unknown): Record<string, string> => {
  const errors: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const [field = '', item] = issue.path;
    const message = sentenceOf(reasonOfIssue(issue));
    errors[String(field)] ??=
      typeof item === 'number'
        ? i18n.t('{message} (item {number})', { message, number: item + 1 })
        : message;
  }
  return errors;
};

/** An error if the confirmation differs from the password. Otherwise empty. */
export const confirmed = (
  password: string,
  confirmPassword: string,
  message: string = i18n.t('Passwords do not match'),
): Record<string, string> => (password === confirmPassword ? {} : { confirmPassword: message });
