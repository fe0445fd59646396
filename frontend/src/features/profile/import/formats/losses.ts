import type { Lost } from '../found.ts';

/** Nobody reads more; the last line says how many there would have been. */
export const maxLosses = 5_000;

export type Losses = {
  readonly add: (lost: Lost) => void;
  readonly all: () => readonly Lost[];
};

/** What can't be carried over, in the order in which it was found. */
export const keepLosses = (): Losses => {
  const kept: Lost[] = [];
  let more = 0;
  return {
    add: (lost) => {
      if (kept.length < maxLosses) kept.push(lost);
      else more++;
    },
    all: () =>
      more === 0
        ? kept
        : [
            ...kept,
            {
              record: 'More',
              what: `${more.toLocaleString('en')} more`,
              why: `Only the first ${maxLosses.toLocaleString('en')} are listed.`,
            },
          ],
  };
};
