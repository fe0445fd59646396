import { shortened } from '#shared/core/characters.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { ImportFormat } from '../found.ts';
import type { Lose, Losses } from './losses.ts';
import type { Part } from './part.ts';

/** The ways to treat a column or field of an app's files. */
export type Fate =
  /** The reader reads the field, and reports values that it can't keep. */
  | 'read'
  /** Nobody misses the field: it repeats another field, or only the app needs it. */
  | 'not needed'
  /** The field is listed with each record that has it. Only needed beside `*`, see `Fates`. */
  | 'lost'
  /** The fates of an object's fields, or of the objects in a list. */
  | Fates;

/** Fates by the name of the column or field. `*` matches all other names. Without it, all other fields are lost. */
export interface Fates {
  readonly [name: string]: Fate;
}

const nothing = new Set(['', '0', '0.0', '0.00', 'false', 'no', 'none', 'null', '[]', '{}']);

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  nothing.has((JSON.stringify(value) ?? '').replace(/^"|"$/g, '').trim().toLowerCase());

/** 'Binding: Hardcover'. Lists and objects are only named. */
const textOf = ([name, value]: readonly [name: string, value: unknown]): string =>
  typeof value === 'object' && value !== null ? name : `${name}: ${shortened(String(value), 60)}`;

export const fateOf = (fates: Fates, name: string): Fate =>
  (Object.hasOwn(fates, name) ? fates[name] : fates['*']) ?? 'lost';

/** Lists a record's lost fields, in one line. */
export const reportLostFields = (
  fields: readonly (readonly [name: string, value: unknown])[],
  fates: Fates,
  lose: Lose,
): void => {
  const lost = fields.filter(
    ([name, value]) => fateOf(fates, name) === 'lost' && !isNothing(value),
  );
  if (lost.length > 0) lose(lost.map(textOf).join(', '), i18n.t('Cairn has no field for this.'));
};

export type Declared = {
  readonly format: ImportFormat;
  /** Lost fields are listed for each record. */
  readonly fates: Fates;
  /** The column or field with the record's name, for the list of losses. */
  readonly nameField: string;
};

/** Lists the lost fields of a table or of JSON, record by record. */
export const reportLostRest = (
  part: Part,
  { format, fates, nameField }: Declared,
  losses: Losses,
): void => {
  if (part.kind === 'table') {
    const { columns } = part.table;
    for (const row of part.table.rows()) {
      const fields = columns.map((column) => [column, row.get(column)] as const);
      reportLostFields(fields, fates, losses.of(row.get(nameField).trim() || format, row.line));
    }
  }
  const visit = (object: unknown, own: Fates, parent: string): void => {
    if (typeof object !== 'object' || object === null) return;
    const fields = Object.entries(object);
    const [, name] = fields.find(([field]) => field === nameField) ?? [];
    const record = typeof name === 'string' ? name : parent;
    reportLostFields(fields, own, losses.of(record));
    for (const [field, inner] of fields) {
      const fate = fateOf(own, field);
      if (typeof fate === 'string') continue;
      for (const item of Array.isArray(inner) ? inner : [inner]) visit(item, fate, record);
    }
  };
  if (part.kind === 'json') visit(part.value, fates, format);
};
