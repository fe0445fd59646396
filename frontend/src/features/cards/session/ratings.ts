import { type Rating, ratings } from '#shared/cards/model.ts';
import { i18n } from '#shared/language/i18n.ts';

const labels: Readonly<Record<Rating, () => string>> = {
  1: () => i18n.t('Again'),
  2: () => i18n.t('Hard'),
  3: () => i18n.t('Good'),
  4: () => i18n.t('Easy'),
};

export const ratingLabel = (rating: Rating): string => labels[rating]();

/** The rating of a key: '1' to '4'. Undefined for any other key. */
export const ratingOfKey = (key: string): Rating | undefined =>
  ratings.find((rating) => String(rating) === key);
