import { i18n } from '#shared/language/i18n.ts';

/** The labels of confidence, from 1 to 5. */
export const confidenceLabels = (): readonly string[] => [
  i18n.t('Very Low'),
  i18n.t('Low'),
  i18n.t('Medium'),
  i18n.t('High'),
  i18n.t('Very High'),
];

/** The labels of skill levels and self ratings, from 1 to 5. */
export const levelLabels = (): readonly string[] => [
  i18n.t('Beginner'),
  i18n.t('Novice'),
  i18n.t('Intermediate'),
  i18n.t('Advanced'),
  i18n.t('Expert'),
];

/** 5 -> 'Very High' */
export const confidenceLabel = (step: number): string => confidenceLabels()[step - 1] ?? '';

/** 5 -> 'Expert' */
export const levelLabel = (step: number): string => levelLabels()[step - 1] ?? '';
