import type { Export } from '#shared/export/model.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import type { User } from '#shared/users/model.ts';
import { weekdayNames } from '../../../../ui/format/days.ts';

type Named = { readonly _id: string; readonly name: string };

export type Clash<Item> = {
  readonly existing: Item;
  /** The very same record, imported before or exported from here; else another one of its name. */
  readonly isSame: boolean;
};

const plain = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Finds what is here of the same id, else of the same name, whatever its case. */
export const clashing = <Item extends Named>(items: readonly Item[]) => {
  const byId = new Map(items.map((item) => [item._id, item]));
  // Of several of one name, the first.
  const byName = new Map(items.toReversed().map((item) => [plain(item.name), item]));
  return ({ _id, name }: Named): Clash<Item> | undefined => {
    const same = byId.get(_id);
    if (same) return { existing: same, isSame: true };
    const namesake = byName.get(plain(name));
    return namesake && { existing: namesake, isSame: false };
  };
};

const endless = '9999-12-31';

/** 1 to 5 and 5 to 9 December do; 1 to 4 and 5 to 9 touch, which makes them one as well. */
export const overlaps = (a: Pause, b: Pause): boolean => !isBefore(a, b) && !isBefore(b, a);

const isBefore = ({ to = endless }: Pause, { from }: Pause): boolean =>
  to < from && Date.parse(from) - Date.parse(to) > 86_400_000;

export type Settings = Pick<User, 'dayStartsAt' | 'weekStartsOn'>;

/** When the days and weeks of a file start, where that differs from here. */
export const settingsOf = (
  found: Partial<Export['person']> | undefined,
  existing: Settings,
): { readonly settings: Settings; readonly words: string } | undefined => {
  const { dayStartsAt = existing.dayStartsAt, weekStartsOn = existing.weekStartsOn } = found ?? {};
  if (dayStartsAt === existing.dayStartsAt && weekStartsOn === existing.weekStartsOn)
    return undefined;
  const hour = dayStartsAt === 0 ? 'midnight' : `${dayStartsAt}:00`;
  return {
    settings: { dayStartsAt, weekStartsOn },
    words: `Days start at ${hour}, weeks on ${weekdayNames[weekStartsOn]}`,
  };
};
