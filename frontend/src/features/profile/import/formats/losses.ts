import { shortened } from '#shared/core/characters.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Lost } from '../found.ts';
import { cutText, fitText } from './files/text.ts';

/** At most this many losses are listed. The last line says how many more there were. */
export const maxLosses = 20_000;

/** Shortens a text, but keeps enough to recognise it. A text in a file may have millions of characters. */
const short = (text: string): string => shortened(text.toWellFormed(), 500);

/** Lists what a record loses, and why. `line` is a line of the file. */
export type Lose = (what: string, why: string, line?: number) => void;

/** Fits a text like `fitText`. If its end is cut off, lists it under the name `what`. */
export const fitOrLose = (
  text: string,
  max: number,
  what: string,
  lose: Lose,
  line?: number,
): string => {
  const { text: fit, isCut } = fitText(text, max);
  if (isCut) lose(what, cutText(max), line);
  return fit;
};

export type Losses = {
  /** Lists the losses of the record with this name. `line` is the default for losses without a line. */
  readonly of: (record: string, line?: number) => Lose;
  readonly all: () => readonly Lost[];
};

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
