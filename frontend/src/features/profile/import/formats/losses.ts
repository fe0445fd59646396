import { i18n } from '../../../../language/i18n.ts';
import type { Lost } from '../found.ts';

/** Nobody reads more; the last line says how many there would have been. */
export const maxLosses = 5_000;

const longest = 200;

/** Enough of a text to know it again: a file may have one of millions of characters. */
const short = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

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
      if (kept.length === maxLosses) more++;
      else kept.push({ ...lost, record: short(lost.record), what: short(lost.what) });
    },
    all: () =>
      more === 0
        ? kept
        : [
            ...kept,
            {
              record: '',
              what: i18n.t('{more, number} more', { more }),
              why: i18n.t('Only the first {max, number} are listed.', { max: maxLosses }),
            },
          ],
  };
};
