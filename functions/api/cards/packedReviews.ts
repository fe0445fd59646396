import type { CardReview, DerivedCard } from '#shared/cards/model.ts';
import { epochDay, fromEpochDay } from '#shared/days/days.ts';

/**
 * Each review of a card is packed into 19 bytes: 16 for the ULID, and 3 for the day and the rating. A review that was
 * taken back stays with rating 0, so that no other review can have its id.
 */
const idBytes = 16;
const reviewBytes = 19;
/**
 * The lowest bits of the last three bytes hold the rating. The other bits hold the days since 1970-01-01, up to the
 * year 7711.
 */
const ratingBits = 3;
const ratingMask = 0b111;

/** The rating of a review that was taken back. */
export const takenBack = 0;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idLength = 26;
const bitsPerCharacter = 5n;
const half = 64n;

const numberOf = (id: string): bigint =>
  [...id].reduce((sum, one) => (sum << bitsPerCharacter) | BigInt(alphabet.indexOf(one)), 0n);

const idOf = (number: bigint): string => {
  let id = '';
  for (let rest = number; id.length < idLength; rest >>= bitsPerCharacter)
    id = alphabet[Number(rest & 31n)] + id;
  return id;
};

/** Packs reviews in the given order. */
export const packReviews = (reviews: readonly CardReview[]): Uint8Array => {
  const packed = Buffer.alloc(reviews.length * reviewBytes);
  for (const [n, { _id, date, rating }] of reviews.entries()) {
    const at = n * reviewBytes;
    const id = numberOf(_id);
    packed.writeBigUInt64BE(id >> half, at);
    packed.writeBigUInt64BE(BigInt.asUintN(64, id), at + 8);
    packed.writeUIntBE((epochDay(date) << ratingBits) | rating, at + idBytes, 3);
  }
  return packed;
};

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The offset of each review in the bytes. */
const placesIn = (packed: Uint8Array): number[] =>
  Array.from({ length: Math.floor(packed.length / reviewBytes) }, (_, n) => n * reviewBytes);

/** Returns the reviews in the order in which they were packed, including those that were taken back. */
export const unpackReviews = (packed: Uint8Array): CardReview[] => {
  const bytes = bufferOf(packed);
  return placesIn(packed).map((at) => {
    const id = (bytes.readBigUInt64BE(at) << half) | bytes.readBigUInt64BE(at + 8);
    const day = bytes.readUIntBE(at + idBytes, 3);
    return { _id: idOf(id), date: fromEpochDay(day >> ratingBits), rating: day & ratingMask };
  });
};

/**
 * Returns the day of the first review and the number of reviews, for lists. The reviews must be packed oldest first.
 * Does not unpack their ids.
 */
export const firstAndCount = (
  packed: Uint8Array,
): Pick<DerivedCard, 'firstReviewedOn' | 'reviewCount'> => {
  const bytes = bufferOf(packed);
  const days = placesIn(packed)
    .map((at) => bytes.readUIntBE(at + idBytes, 3))
    .filter((day) => (day & ratingMask) !== takenBack);
  const [first] = days;
  return {
    firstReviewedOn: first === undefined ? null : fromEpochDay(first >> ratingBits),
    reviewCount: days.length,
  };
};
