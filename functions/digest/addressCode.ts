import { timingSafeEqual } from 'node:crypto';
import { signatureOf } from './secrets.ts';

const dayInMillis = 24 * 60 * 60 * 1_000;
const codes = 1_000_000;

const dayOf = (now: Date): number => Math.floor(now.getTime() / dayInMillis);

const codeOf = (userId: string, email: string, day: number): string => {
  const number = signatureOf('address code', JSON.stringify([userId, email, day])).readUIntBE(0, 6);
  return String(number % codes).padStart(6, '0');
};

/**
 * Returns the six digits that prove that a person reads this address. The digits are not stored. They are computed from
 * the person, the address and the day in UTC. They are valid until the next day ends, so for 24 to 48 hours.
 */
export const addressCodeOf = (userId: string, email: string, now: Date): string =>
  codeOf(userId, email, dayOf(now));

export const isAddressCode = (code: string, userId: string, email: string, now: Date): boolean =>
  [0, 1].some((ago) => {
    const expected = codeOf(userId, email, dayOf(now) - ago);
    return (
      code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected))
    );
  });
