import { i18n } from '#shared/language/i18n.ts';

/**
 * The word that finds the timer's commands in the search. In each language, every such command has the word in its
 * name.
 */
export const timerWord = (): string => i18n.t('timer');
