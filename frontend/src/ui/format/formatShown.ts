import { formatCount } from './formatCount.ts';

/** How many of a list match the filter: '12 of 40 skills', '40 skills' where all do. */
export const formatShown = (shown: number, all: number, unit: string): string =>
  shown === all
    ? formatCount(all, unit)
    : `${shown.toLocaleString('en')} of ${formatCount(all, unit)}`;
