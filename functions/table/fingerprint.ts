import { createHash } from 'node:crypto';

/** 12 characters of base64url are 72 bits. */
const length = 12;

/**
 * Returns a hash of a JSON value. An item stores the hash, to recognise the request or the record that created the
 * item. Leaves out the fields in `unlessSet` where they are null or empty, also in inner objects.
 */
export const fingerprintOf = (value: unknown, unlessSet: readonly string[] = []): string => {
  const fields = new Set(unlessSet);
  const isUnset = (one: unknown) =>
    one === null || one === '' || (typeof one === 'object' && Object.keys(one).length === 0);
  const json = JSON.stringify(value, (field, one) =>
    fields.has(field) && isUnset(one) ? undefined : one,
  );
  return createHash('sha256').update(json).digest('base64url').slice(0, length);
};
