import { i18n } from '#shared/language/i18n.ts';

/**
 * The word that finds the timer's commands in the search. In each language, the name of every such command
 * contains it.
 */
export const timerWord = (): string => i18n.t('timer');
