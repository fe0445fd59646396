import { randomInt } from 'node:crypto';
import { fingerprint } from './tokens.ts';

/** Six digits. */
export const newCode = (): string => `${randomInt(1_000_000)}`.padStart(6, '0');

/** What is kept of a code: it is good for its user alone. */
export const codeHash = (sub: string, code: string): string => fingerprint(`${sub} ${code}`);
