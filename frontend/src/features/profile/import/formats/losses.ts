import { shortened } from '#shared/core/characters.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Lost } from '../found.ts';

/** A screen and a spreadsheet show as many; the last line says how many more there would have been. */
export const maxLosses = 20_000;

/** Enough of a text to know it again: a file may have one of millions of characters. */
const short = (text: string): string => shortened(text.toWellFormed(), 500);

/** Says what of a record is lost, and why; the line is of the file. */
export type Lose = (what: string, why: string, line?: number) => void;

export type Losses = {
  /** For a record by its name, with the line of each loss that names none. */
  readonly of: (record: string, line?: number) => Lose;
  readonly all: () => readonly Lost[];
};

/** What can't be carried over, in the order in which it was found. */
export const keepLosses = (): Losses => {
  const kept: Lost[] = [];
  let more = 0;
  return {
    of:
      (record, ownLine) =>
      (what, why, line = ownLine) => {
        if (kept.length === maxLosses) more++;
        else kept.push({ record: short(record), what: short(what), why, line });
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
