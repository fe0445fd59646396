import * as z from 'zod/mini';
import { i18n } from '#shared/language/i18n.ts';
import type { Fates } from '../fates.ts';
import { someList, someNumber, someText } from '../files/json.ts';
import { dayAt, timeOfDayText } from '../importDays.ts';
import type { Part } from '../part.ts';
import type { Reader } from '../reading.ts';
import { everyDay, type Nearest, timesIn } from './frequency.ts';
import { collectDays } from './habitDays.ts';
import type { HabitDraft } from './habitDraft.ts';
import { habitsOf } from './habitOf.ts';

const record = z.object({
  /** Days since 1970-01-01. */
  record_date: z.number(),
  record_type: someNumber,
  record_value: someNumber,
  reason: someText,
});

const habit = z.object({
  name: z.string(),
  desc: someText,
  type: someNumber,
  status: someNumber,
  color: someNumber,
  custom_color: someNumber,
  daily_goal: someNumber,
  daily_goal_unit: someText,
  daily_goal_extra: someNumber,
  freq_type: someNumber,
  freq_custom: someText,
  reminder: someText,
  reminder_quest: someText,
  start_date: someNumber,
  target_days: someNumber,
  create_t: someNumber,
  group_id: someText,
  records: someList(record),
});

const file = z.object({
  habits: someList(habit),
  groups: z.prefault(someList(z.object({ uuid: z.string(), name: someText })), []),
});

const fates: Fates = {
  habits: {
    name: 'read',
    desc: 'read',
    type: 'read',
    status: 'read',
    color: 'read',
    custom_color: 'read',
    custom_color_tinted: 'not needed',
    daily_goal: 'read',
    daily_goal_unit: 'read',
    daily_goal_extra: 'read',
    freq_type: 'read',
    freq_custom: 'read',
    reminder: 'read',
    reminder_quest: 'read',
    start_date: 'read',
    target_days: 'read',
    create_t: 'read',
    modify_t: 'not needed',
    group_id: 'read',
    uuid: 'not needed',
    records: {
      record_date: 'read',
      record_type: 'read',
      record_value: 'read',
      reason: 'read',
      '*': 'not needed',
    },
  },
  groups: { uuid: 'read', name: 'read', desc: 'lost', '*': 'not needed' },
  app_ver: 'not needed',
};

type HabitRecord = z.output<typeof habit>;

const negative = 2;
const status = { deleted: 2, archived: 3 } as const;
const recordType = { done: 1, skipped: 2 } as const;
const reminderOfDay = 2;

const colors = [
  ...['#6750a4', '#f44336', '#9c27b0', '#3f51b5', '#009688'],
  ...['#4caf50', '#ffc107', '#ff9800', '#8bc34a', '#673ab7'],
];

const identifying = z.object({
  habits: someList(z.object({ name: z.string(), freq_type: z.number(), start_date: z.number() })),
});

const isOf = (part: Part): boolean =>
  part.kind === 'json' && (identifying.safeParse(part.value).data?.habits.length ?? 0) > 0;

/** Parses JSON within JSON. Undefined if it is invalid. */
const parsed = <S extends z.ZodMiniType>(text: string, schema: S): z.output<S> | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * `freq_type` is 1 for times a week, 2 for times a month, and 3 for times in a number of days. `freq_custom` lists the
 * numbers: '[2,3]' is 2 times in 3 days.
 */
const frequencyOf = ({ freq_type, freq_custom }: HabitRecord): Nearest => {
  const [times = 1, days = times] = parsed(freq_custom, z.array(z.number())) ?? [];
  if (freq_type === 1) return timesIn(times, 7);
  if (freq_type === 2) return timesIn(times, 30);
  return freq_type === 3 ? timesIn(times, days) : { rhythm: everyDay, stated: i18n.t('unknown') };
};

const reminderSchema = z.object({
  type: z.number(),
  time: z.object({ hour: z.number(), minute: z.number() }),
});

const colorOf = ({ color = 0, custom_color }: HabitRecord): string | undefined =>
  custom_color === undefined
    ? colors[color - 1]
    : `#${(custom_color & 0xffffff).toString(16).padStart(6, '0')}`;

/** Whether a habit is simply done or not: its goal is 1 without a unit, and every day has 0 or 1. */
const isTicked = ({ type, daily_goal = 1, daily_goal_unit, records }: HabitRecord): boolean =>
  type !== negative &&
  daily_goal === 1 &&
  ['', 'times'].includes(daily_goal_unit.trim().toLowerCase()) &&
  records.every(({ record_value = 1 }) => record_value === 0 || record_value === 1);

/** Reads the JSON of Table Habit (mhabit). */
export const tableHabit: Reader = {
  format: 'Table Habit',
  isOf,
  fates,
  nameField: 'name',
  read: ([part], _, reading) => {
    const { habits, groups } = file.parse(part?.kind === 'json' ? part.value : undefined);
    const groupNames = new Map(groups.map(({ uuid, name }) => [uuid, name]));
    const drafts = habits.flatMap((one): HabitDraft[] => {
      const { name, start_date, create_t, daily_goal_extra, type } = one;
      const lose = reading.losses.of(name);
      if (one.status === status.deleted) {
        lose(i18n.t('The habit'), i18n.t('It was deleted in {app}.', { app: 'Table Habit' }));
        return [];
      }
      if (daily_goal_extra !== undefined) {
        lose(
          i18n.t('Goal of at most {goal}', { goal: daily_goal_extra }),
          i18n.t('Habits in Cairn have only one target.'),
        );
      }
      const reminder = parsed(one.reminder, reminderSchema);
      if (reminder && reminder.type !== reminderOfDay) {
        lose(
          i18n.t('Reminder days'),
          i18n.t('In Cairn a reminder applies to every scheduled day.'),
        );
      }
      const ticked = isTicked(one);
      const days = collectDays(lose);
      for (const { record_date, record_type, record_value, reason } of one.records) {
        const value = record_type === recordType.done ? (record_value ?? 1) : undefined;
        days.add(dayAt(record_date), {
          skipped: record_type === recordType.skipped,
          note: reason,
          ...(ticked ? { done: value === 1 } : { amount: value }),
        });
      }
      return [
        {
          key: `${name}\n${create_t ?? start_date}`,
          name,
          description: [one.reminder_quest, one.desc]
            .filter((text) => text.trim() !== '')
            .join('\n\n'),
          group: groupNames.get(one.group_id),
          color: colorOf(one),
          reminderTime: reminder && timeOfDayText(reminder.time.hour, reminder.time.minute),
          targetDays: one.target_days,
          frequency: frequencyOf(one),
          ...(!ticked && {
            aim: {
              unit: one.daily_goal_unit,
              target: one.daily_goal ?? (type === negative ? 0 : 1),
              direction: type === negative ? 'at-most' : 'at-least',
            },
          }),
          first: start_date === undefined ? undefined : dayAt(start_date),
          createdAt: create_t === undefined ? undefined : create_t * 1_000,
          isArchived: one.status === status.archived,
          days: days.days,
        },
      ];
    });
    return { habits: habitsOf(drafts, reading) };
  },
};
