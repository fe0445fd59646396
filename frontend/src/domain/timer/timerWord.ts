import { i18n } from '#shared/language/i18n.ts';

/** The search word for the timer. The name of each of the timer's commands contains this word, in each language. */
export const timerWord = (): string => i18n.t('timer');
