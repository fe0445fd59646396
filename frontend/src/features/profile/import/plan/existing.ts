import { referenceKey } from '#shared/calls/reference.ts';
import type { Export } from '#shared/export/model.ts';
import { weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import type { Note } from '#shared/notes/model.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import { defaultNewPerDay, type User } from '#shared/users/model.ts';
import { timeOf } from '../ulids.ts';

type Named = { readonly _id: string; readonly name: string };

type Clash<Item> = {
  readonly existing: Item;
  /**
   * Whether the existing item is the same record: imported earlier, or exported from this account. If false, only the
   * names match.
   */
  readonly isSame: boolean;
};

/** A resource with its title as the name. */
export const titled = ({
  _id,
  title,
}: {
  readonly _id: string;
  readonly title: string;
}): Named => ({
  _id,
  name: title,
});

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/**
 * Matches each record of a file with an existing item: first by id, then by name, ignoring case. Each item matches at
 * most one record. If the file has two records of one name and the account has one item of that name, only one of the
 * records is matched. The item of the other may have been deleted.
 */
export const clashing = <Item extends Named>(items: readonly Item[], records: readonly Named[]) => {
  const byId = new Map(items.map((item) => [item._id, item]));
  const byName = Map.groupBy(items, ({ name }) => plain(name));
  const clashes = new Map<string, Clash<Item>>();
  const taken = new Set<string>();
  const match = (isSame: boolean, existingOf: (record: Named) => Item | undefined) => {
    for (const record of records) {
      const existing = clashes.has(record._id) ? undefined : existingOf(record);
      if (!existing) continue;
      taken.add(existing._id);
      clashes.set(record._id, { existing, isSame });
    }
  };
  const namesakeOf =
    (isMatch: (a: Named, b: Named) => boolean) =>
    (record: Named): Item | undefined =>
      byName.get(plain(record.name))?.find((one) => !taken.has(one._id) && isMatch(one, record));
  match(true, ({ _id }) => byId.get(_id));
  // A copy from an earlier import keeps the original's time in its id (see `freshId`). So it is preferred to other
  // items with the same name.
  match(
    false,
    namesakeOf((a, b) => timeOf(a._id) === timeOf(b._id)),
  );
  match(
    false,
    namesakeOf(() => true),
  );
  return ({ _id }: Pick<Named, '_id'>): Clash<Item> | undefined => clashes.get(_id);
};

/** Equal for notes about the same item with the same date and text. */
export const noteContent = ({ about, date, text }: Pick<Note, 'about' | 'date' | 'text'>): string =>
  JSON.stringify([referenceKey(about), date, text.normalize('NFC').trim()]);

/** Equal for takeaways with the same front and back. */
export const cardText = ({
  front,
  back,
}: {
  readonly front: string;
  readonly back: string;
}): string => JSON.stringify([front, back].map((text) => text.normalize('NFC').trim()));

const endless = '9999-12-31';

/**
 * Whether pauses share a day or touch. 1 to 5 and 5 to 9 December share a day. 1 to 4 and 5 to 9 December touch, and
 * would be merged, too.
 */
export const overlaps = (a: Pause, b: Pause): boolean => !isBefore(a, b) && !isBefore(b, a);

const isBefore = ({ to = endless }: Pause, { from }: Pause): boolean =>
  to < from && Date.parse(from) - Date.parse(to) > 86_400_000;

/** The settings that an import takes over. Imports that an earlier version stored have no `newPerDay`. */
export type Settings = Pick<User, 'dayStartsAt' | 'weekStartsOn' | 'newPerDay'>;

export const settingsIn = ({ dayStartsAt, weekStartsOn, newPerDay }: Settings) => ({
  dayStartsAt,
  weekStartsOn,
  newPerDay: newPerDay ?? defaultNewPerDay,
});

/** Returns the settings of the file. Undefined if the account already has the same settings. */
export const settingsOf = (
  found: Partial<Export['person']> | undefined,
  existing: Settings,
): { readonly settings: Settings; readonly words: string } | undefined => {
  const here = settingsIn(existing);
  const settings = settingsIn({ ...here, ...found });
  const { dayStartsAt, weekStartsOn, newPerDay } = settings;
  const words = [];
  if (dayStartsAt !== here.dayStartsAt || weekStartsOn !== here.weekStartsOn) {
    const weekday = weekdayName(weekStartsOn);
    words.push(
      dayStartsAt === 0
        ? i18n.t('Days start at midnight, weeks on {weekday}', { weekday })
        : i18n.t('Days start at {hour}:00, weeks on {weekday}', { hour: dayStartsAt, weekday }),
    );
  }
  if (newPerDay !== here.newPerDay) {
    words.push(
      i18n.t(
        '{count, plural, =0 {No new takeaways} one {# new takeaway a day} other {# new takeaways a day}}',
        { count: newPerDay },
      ),
    );
  }
  return words.length > 0 ? { settings, words: list(words) } : undefined;
};

const list = listFormat({ type: 'unit', style: 'short' });
