import { strToU8 } from 'fflate';
import type { Found, ImportFile } from '../found.ts';
import { read } from './recognise.ts';

/** The moment of all imports in tests. */
export const at = { now: Date.parse('2026-11-22T12:00:00Z'), today: '2026-11-22' };

export const fileOf = (content: string | Uint8Array, name = 'file'): ImportFile => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
});

/** What is read of the content of files. */
export const found = (...contents: (string | Uint8Array | ImportFile)[]): Promise<Found> =>
  read(
    contents.map((content) =>
      typeof content === 'string' || content instanceof Uint8Array ? fileOf(content) : content,
    ),
    at,
  );

export const foundJson = (value: unknown): Promise<Found> => found(JSON.stringify(value));

/** The list of what is lost, a line each: 'Read: Day 2030-01-01. This day is in the future.' */
export const lostIn = ({ lost }: Found): string[] =>
  lost.map(({ record, what, why }) => `${record}: ${what}. ${why}`);
