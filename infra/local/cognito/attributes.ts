import * as z from 'zod/mini';
import { errors } from './errors.ts';
import type { User } from './records.ts';
import { foldEmail } from './records.ts';

export const Attributes = z.array(
  z.object({ Name: z.string(), Value: z.string().check(z.maxLength(2048)) }),
);
type Attributes = z.infer<typeof Attributes>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Parses an address and returns it in lower case. Throws InvalidParameterException. */
export function parseEmail(value: string, complaint: string): string {
  if (!EMAIL.test(value)) throw errors.invalid(complaint);
  return foldEmail(value);
}

export type AttributeChange = { email?: string; emailVerified?: boolean; name?: string };

/**
 * Reads the changes from a list of attributes. A new address is unverified unless the same list verifies it.
 * Throws InvalidParameterException for an attribute that this user pool does not have or can't change.
 */
export function parseAttributes(attributes: Attributes): AttributeChange {
  const change: AttributeChange = {};
  for (const { Name, Value } of attributes) {
    if (Name === 'email') change.email = parseEmail(Value, 'Invalid email address format.');
    else if (Name === 'email_verified') change.emailVerified = Value.toLowerCase() === 'true';
    else if (Name === 'name') change.name = Value;
    else if (Name === 'sub') throw errors.invalid('Cannot modify the non-mutable attribute sub');
    else throw errors.invalid(`user.${Name}: Attribute does not exist in the schema.\n`);
  }
  return change;
}

export function listAttributes({ sub, email, emailVerified, name }: User): Attributes {
  return [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: `${emailVerified}` },
    ...(name === null ? [] : [{ Name: 'name', Value: name }]),
    { Name: 'sub', Value: sub },
  ];
}
