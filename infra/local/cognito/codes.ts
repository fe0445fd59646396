import { randomInt } from 'node:crypto';
import { fingerprint } from './tokens.ts';

export const newCode = (): string => `${randomInt(1_000_000)}`.padStart(6, '0');

/** The hash of a code, as stored. It includes the user, so a code works only for its user. */
export const codeHash = (sub: string, code: string): string => fingerprint(`${sub} ${code}`);
