import type { Card } from '#shared/cards/model.ts';
import { firstCharacters } from '#shared/core/characters.ts';

/** A name is at most this long. */
const longestName = 80;

/** The name of a takeaway: the first line of its front. */
export const cardName = ({ front }: Pick<Card, 'front'>): string =>
  firstCharacters(front.trim().split(/\r\n|[\n\r\u2028\u2029]/)[0] ?? '', longestName);
