import { i18n } from '#shared/language/i18n.ts';

/** What finds everything about the timer in the search. Each command has this word in its name, in each language. */
export const timerWord = (): string => i18n.t('timer');
