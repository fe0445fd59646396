import { countWords } from './countWords.ts';

/** How much of a list passes its filter: '12 of 40 skills', '40 skills' when all do. */
export const shownWords = (shown: number, all: number, unit: string): string =>
  shown === all
    ? countWords(all, unit)
    : `${shown.toLocaleString('en')} of ${countWords(all, unit)}`;
