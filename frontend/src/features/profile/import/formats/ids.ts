import { encodeTime } from 'ulid';
import { startOf } from '#shared/core/ids.ts';
import { ulidDigits } from '../ulids.ts';

/** The time for records without a known time. It is fixed, so that their ids are the same in every import. */
export const unknownMoment = startOf('2000-01-01');

const randomCharacters = 16;
/**
 * A key can be any length, so only this many characters are hashed. Keys with the same beginning still get different
 * ids, because `idsOf` numbers them.
 */
const longestKey = 1_000;

const offsetBasis = 0x6c62272e07bb014262b821756295c58dn;
const prime = 0x0000000001000000000000000000013bn;

/** FNV-1a of 128 bits. The hash need not be secret, but two names should collide as rarely as two random ids. */
const hash = (text: string): bigint => {
  let value = offsetBasis;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(128, (value ^ BigInt(byte)) * prime);
  }
  return value;
};

/** Derives the random part of a ULID, 80 bits, from a text. */
const randomOf = (text: string): string => {
  const value = hash(text);
  let bits = BigInt.asUintN(80, value ^ (value >> 80n));
  let characters = '';
  for (let index = 0; index < randomCharacters; index++) {
    characters = ulidDigits.charAt(Number(bits % 32n)) + characters;
    bits /= 32n;
  }
  return characters;
};

/** Returns the id for another app's record. `time` is when the record began, in milliseconds since 1970. */
export type IdOf = (
  kind: 'habit' | 'resource' | 'reading' | 'project' | 'goal' | 'skill' | 'activity' | 'card',
  key: string,
  time: number,
) => string;

/**
 * Derives ids from a file's contents. A second import of the file then recognises the records of the first. `key` is
 * the source's own id, or the name. Records of one kind with the same key differ by their order.
 */
export const idsOf = (format: string): IdOf => {
  const seen = new Map<string, number>();
  return (kind, key, time) => {
    const name = `${format}\n${kind}\n${key.slice(0, longestKey)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return encodeTime(time) + randomOf(`${name}\n${count}`);
  };
};
