import { isVisible, limits } from '#shared/calls/fields.ts';
import { cardsFile } from '#shared/cards/area.ts';
import { cardDefaults, maxBack, maxFront } from '#shared/cards/model.ts';
import { shortened } from '#shared/core/characters.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { ImportDocument } from '../found.ts';
import { cardText } from '../plan/existing.ts';
import type { Fates } from './fates.ts';
import type { Row, Table } from './files/table.ts';
import { fitOrLose, type Lose } from './losses.ts';
import { type Part, tableIn } from './part.ts';
import type { Reader, Reading } from './reading.ts';

type Card = ImportDocument['cards'][number];

const fates: Fates = {
  Front: 'read',
  Back: 'read',
  // Only Anki needs this id of a note.
  guid: 'not needed',
};

const isOf = (part: Part): boolean => part.kind === 'table' && part.table.isForAnki === true;

/** Whether a file is the table of takeaways in Cairn's own zip. `cairn.json` has the same takeaways. */
export const isCopyOfCards = (part: Part): boolean =>
  isOf(part) && part.name.split(/[\\/]/).at(-1) === cardsFile;

/** A picture in HTML: '<img src="map.png">' -> 'map.png'. */
const pictures = /<img\b[^<>]*?\bsrc\s*=\s*["']?([^"'\s>]*)/gi;

const loseMedia = ({ cells }: Row, lose: Lose): void => {
  for (const cell of cells) {
    for (const [, file = ''] of cell.matchAll(pictures))
      lose(i18n.t('Picture {file}', { file }), i18n.t('Cairn keeps only text.'));
  }
};

const cardsOf = (table: Table, { now, idOf, losses }: Reading): Card[] => {
  const seen = new Set<string>();
  const rows = table.rows();
  return rows.flatMap((row, index): Card[] => {
    const [front, back] = [row.get('Front'), row.get('Back')];
    const lose = losses.of(shortened(front.trim() || back.trim(), limits.name), row.line);
    if (table.isHtml) loseMedia(row, lose);
    if (!isVisible(front)) {
      lose(i18n.t('A takeaway without a front'), i18n.t('A takeaway needs both sides.'));
      return [];
    }
    if (!isVisible(back)) {
      lose(i18n.t('A takeaway without a back'), i18n.t('A takeaway needs both sides.'));
      return [];
    }
    const sides = {
      front: fitOrLose(front, maxFront, i18n.t('Front'), lose),
      back: fitOrLose(back, maxBack, i18n.t('Back'), lose),
    };
    const key = cardText(sides);
    if (seen.has(key)) {
      lose(i18n.t('A takeaway'), i18n.t('The file has another one with the same front and back.'));
      return [];
    }
    seen.add(key);
    // New takeaways are shown in the order of their ids. So the person's own come first, then the imported ones in the
    // file's order.
    const time = now - rows.length + index;
    const createdAt = new Date(time).toISOString();
    return [
      {
        _id: idOf('card', key, time),
        about: null,
        note: null,
        ...sides,
        ...cardDefaults,
        reviews: [],
        createdAt,
        updatedAt: createdAt,
      },
    ];
  });
};

/** Reads a text file of Anki. Its notes or cards become takeaways. */
export const anki: Reader = {
  format: 'Anki',
  isOf,
  fates,
  nameField: 'Front',
  read: ([part], _, reading) => ({ cards: cardsOf(tableIn(part), reading) }),
};
