import { i18n } from '#shared/language/i18n.ts';

/** The search word for the timer. Each of its commands has it in its name, in each language. */
export const timerWord = (): string => i18n.t('timer');
