import * as z from 'zod/mini';
import { i18n } from '#shared/language/i18n.ts';
import type { Fates } from '../fates.ts';
import { someFlag, someList, someText } from '../files/json.ts';
import type { Part } from '../part.ts';
import type { Reader } from '../reading.ts';
import { everyDay, type Nearest, timesIn } from './frequency.ts';
import { collectDays } from './habitDays.ts';
import type { HabitDraft } from './habitDraft.ts';
import { habitsOf } from './habitOf.ts';

const record = z.object({
  day: z.string(),
  done: someFlag,
  text: someText,
  skipped: someFlag,
  state: someText,
});

const period = z.object({
  period_type: z.enum(['D', 'W', 'M', 'Y']),
  period_count: z.number(),
  target_count: z.number(),
});

const habit = z.object({
  id: z.catch(z.union([z.string(), z.number()]), ''),
  name: z.string(),
  status: someText,
  star: someFlag,
  tags: z.prefault(someList(z.string()), []),
  period: z.catch(z.nullish(period), null),
  records: someList(record),
});

/** The import ignores the file's `backup`. It holds a bot's token, which only the app needs. */
const file = z.object({ habits: someList(habit) });

const fates: Fates = {
  habits: {
    id: 'read',
    name: 'read',
    status: 'read',
    star: 'read',
    tags: 'read',
    period: 'read',
    records: { day: 'read', done: 'read', text: 'read', skipped: 'read', state: 'read' },
  },
  order_by: 'not needed',
  backup: 'not needed',
};

const identifying = z.object({
  habits: someList(z.object({ name: z.string(), records: z.array(z.unknown()) })),
});
const dated = z.object({ day: z.string() });

const isOf = (part: Part): boolean => {
  if (part.kind !== 'json') return false;
  const habits = identifying.safeParse(part.value).data?.habits ?? [];
  const records = habits.flatMap((one) => one.records);
  const isAny = records.length === 0 || records.some((one) => dated.safeParse(one).success);
  return habits.length > 0 && isAny;
};

/** Beaver Habits crosses out a day that has this tag. The record still says whether the day was done. */
const skipTag = /(^|\s)#skip(?![\p{L}\p{N}_-])/iu;

const daysIn = { D: 1, W: 7, M: 30, Y: 365 } as const;

const frequencyOf = (within: z.output<typeof habit>['period']): Nearest =>
  within
    ? timesIn(within.target_count, within.period_count * daysIn[within.period_type])
    : { rhythm: everyDay };

/** Reads the JSON of Beaver Habits. */
export const beaverHabits: Reader = {
  format: 'Beaver Habits',
  isOf,
  fates,
  nameField: 'name',
  read: ([part], _, reading) => {
    const { habits } = file.parse(part?.kind === 'json' ? part.value : undefined);
    const drafts = habits.flatMap((one): HabitDraft[] => {
      const { id, name, status, star, tags, records } = one;
      const lose = reading.losses.of(name);
      if (status === 'soft_delete') {
        lose(i18n.t('The habit'), i18n.t('It was deleted in {app}.', { app: 'Beaver Habits' }));
        return [];
      }
      if (tags.length > 0)
        lose(
          i18n.t('Tags {tags}', { tags: tags.join(', ') }),
          i18n.t('Habits in Cairn have no tags.'),
        );
      if (star) lose(i18n.t('Star'), i18n.t('Habits in Cairn have no stars.'));
      const frequency = frequencyOf(one.period);
      const days = collectDays(lose);
      for (const { day, done, text, skipped, state } of records) {
        const isSkipped = skipped || state === 'SKIPPED';
        days.add(day, { done, skipped: isSkipped, note: text });
        if (!isSkipped && skipTag.test(text)) {
          lose(
            i18n.t('#skip on {day}', { day }),
            i18n.t('It stays in the note. The day keeps its state.'),
          );
        }
      }
      const isArchived = status === 'archive';
      const key = String(id) || name;
      return [{ key, name, frequency, isArchived, days: days.days }];
    });
    return { habits: habitsOf(drafts, reading) };
  },
};
