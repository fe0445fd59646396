import { strToU8 } from 'fflate';
import type { Found, ImportFile } from '../found.ts';
import { read } from './recognise.ts';

/** All imports in tests happen at this moment. */
export const at = { now: Date.parse('2026-11-22T12:00:00Z'), today: '2026-11-22' };

export const fileOf = (content: string | Uint8Array, name = 'file'): ImportFile => ({
  name,
  bytes: typeof content === 'string' ? strToU8(content) : content,
});

export const found = (...contents: (string | Uint8Array | ImportFile)[]): Promise<Found> =>
  read(
    contents.map((content) =>
      typeof content === 'string' || content instanceof Uint8Array ? fileOf(content) : content,
    ),
    at,
  );

export const foundJson = (value: unknown): Promise<Found> => found(JSON.stringify(value));

/** Lists the losses, one line each: 'Read: Day 2030-01-01. This day is in the future.' */
export const lostIn = ({ lost }: Found): string[] =>
  lost.map(({ record, what, why }) => `${record}: ${what}. ${why}`);
