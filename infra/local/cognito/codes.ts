import { randomInt } from 'node:crypto';
import { fingerprint } from './tokens.ts';

/** Six digits. */
export const newCode = (): string => `${randomInt(1_000_000)}`.padStart(6, '0');

/** The stored hash of a code, which is valid for its user only. */
export const codeHash = (sub: string, code: string): string => fingerprint(`${sub} ${code}`);
