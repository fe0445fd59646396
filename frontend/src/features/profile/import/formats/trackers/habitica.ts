import type * as z from 'zod/mini';
import type { Day } from '#shared/days/days.ts';
import { maxReminderTimes, type TargetPer } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { projectsOf } from '../goals.ts';
import { dayOfMidnight, timeOfDayText } from '../importDays.ts';
import type { Reader, Reading } from '../reading.ts';
import { daysPer, timesIn } from './frequency.ts';
import type { DayDraft, HabitDraft } from './habitDraft.ts';
import {
  dailyFrequency,
  type Entry,
  habiticaFates,
  isUserData,
  type Task,
  userData,
} from './habiticaFile.ts';
import { habitsOf } from './habitOf.ts';

const minute = 60_000;
const hour = 60 * minute;

const difficulties = [
  [2, 'Hard'],
  [1.5, 'Medium'],
] as const;

/** How often Habitica resets the counters of plus and minus. */
const perReset = new Map<string, TargetPer>([
  ['weekly', 'week'],
  ['monthly', 'month'],
]);

/**
 * Returns the times of reminders from morning to night, without repeats. The offset is in minutes, as in JavaScript's
 * dates.
 */
const clockTimes = (reminders: Task['reminders'], timezoneOffset: number): string[] => {
  const times = reminders.flatMap(({ time }) => {
    if (time === undefined) return [];
    const local = new Date(time - timezoneOffset * minute);
    return timeOfDayText(local.getUTCHours(), local.getUTCMinutes()) ?? [];
  });
  return [...new Set(times)].sort();
};

/** How often plus and minus of a habit were pressed on a day. */
type Presses = { readonly up: number; readonly down: number };

const aims = {
  up: { mark: '+', target: 1, direction: 'at-least', quiet: false },
  // Habitica has no entry for a day without a press. Such a day keeps the limit, so the limit is quiet.
  down: { mark: '−', target: 0, direction: 'at-most', quiet: true },
} as const;

/** Reads a file's entries by the person's clock, and lists what is lost. */
const readerOf = (data: z.output<typeof userData>, { losses }: Reading) => {
  const { timezoneOffset = 0, dayStart = 0 } = data.preferences;
  const tagNames = new Map(data.tags.map(({ id, name }) => [id, name]));

  /**
   * Returns the day of a moment by the person's clock. The offset is in minutes (300 in New York), and days begin at
   * the hour `dayStart`.
   */
  const dayOf = (moment: number): Day =>
    dayOfMidnight(moment - timezoneOffset * minute - dayStart * hour);

  /** The names of a task's tags: 'Home, Fun'. */
  const tagsOf = ({ tags }: Task): string =>
    tags
      .map((id) => tagNames.get(id) ?? '')
      .filter((name) => name !== '')
      .join(', ');

  /**
   * Returns the single days of a history. In current files, an entry that does not state a day is an average of an old
   * month or year, so it is left out. In files from before 2018, no entry states a day, and the change of the value
   * shows what was done.
   */
  const daysOf = <R>(
    { text, history }: Task,
    statesDay: (entry: Entry) => boolean,
    recordOf: (entry: Entry, change: number, before: R | undefined) => R,
  ): Map<Day, R> => {
    const days = new Map<Day, R>();
    const hasSingleDays = history.some(statesDay);
    let [last, summaries] = [0, 0];
    for (const one of history) {
      const { date, value = last } = one;
      const change = value - last;
      last = value;
      if (hasSingleDays && !statesDay(one)) summaries++;
      else if (date !== undefined) {
        const day = dayOf(date);
        days.set(day, recordOf(one, change, days.get(day)));
      }
    }
    if (summaries > 0) {
      losses.of(text)(
        i18n.t('{summaries, plural, one {# summary of old days} other {# summaries of old days}}', {
          summaries,
        }),
        i18n.t(
          'Habitica keeps single days only for the last few weeks, and averages for earlier months and years.',
        ),
      );
    }
    return days;
  };

  /** The common fields of habits and dailies. */
  const draftOf = (one: Task): Omit<HabitDraft, 'days' | 'frequency'> => {
    const { _id, text, notes, priority = 1, reminders, checklist, createdAt, startDate } = one;
    const tags = tagsOf(one);
    if (tags)
      losses.of(text)(i18n.t('Tags {tags}', { tags }), i18n.t('Habits in Cairn have no tags.'));
    const times = clockTimes(reminders, timezoneOffset);
    const more = times.length - maxReminderTimes;
    if (more > 0)
      losses.of(text)(
        i18n.t('{count, plural, one {# further reminder} other {# further reminders}}', {
          count: more,
        }),
        i18n.t('Habits in Cairn have at most {max} reminders.', { max: maxReminderTimes }),
      );
    const items = checklist.map((item) => `- ${item.text}`).join('\n');
    const start = startDate ?? createdAt;
    return {
      key: _id || text,
      name: text,
      description: [notes, items].filter((part) => part.trim() !== '').join('\n\n'),
      difficulty: difficulties.find(([least]) => priority >= least)?.[1] ?? 'Easy',
      reminderTimes: times.slice(0, maxReminderTimes),
      first: start === undefined ? undefined : dayOfMidnight(start - timezoneOffset * minute),
      createdAt,
    };
  };

  const daily = (one: Task): HabitDraft => {
    const days = daysOf<DayDraft>(
      one,
      ({ completed }) => completed !== undefined,
      ({ completed }, change, before) => ({ done: (completed ?? change > 0) || before?.done }),
    );
    return { ...draftOf(one), frequency: dailyFrequency(one), days };
  };

  /** Converts a habit to one that counts presses per day. A habit with plus and minus becomes two habits. */
  const habit = (one: Task): HabitDraft[] => {
    const draft = draftOf(one);
    const targetPer = perReset.get(one.frequency) ?? 'day';
    const statesDay = ({ scoredUp, scoredDown }: Entry) => (scoredUp ?? scoredDown) !== undefined;
    const presses = daysOf<Presses>(
      one,
      statesDay,
      ({ scoredUp, scoredDown }, change, { up, down } = { up: 0, down: 0 }) => ({
        up: up + (scoredUp ?? Number(change > 0)),
        down: down + (scoredDown ?? Number(change < 0)),
      }),
    );
    const counted = (sign: keyof Presses): HabitDraft => {
      const pressed = [...presses].filter(([, count]) => count[sign] > 0);
      const { mark, ...aim } = aims[sign];
      return {
        ...draft,
        ...(one.up && one.down && { key: draft.key + mark, name: `${draft.name} (${mark})` }),
        // Without records, the days of a quiet limit count as kept. A summary hides which of its days had presses, so
        // the habit begins after the summaries.
        ...(aim.quiet && !one.history.every(statesDay) && { first: undefined }),
        frequency: timesIn(1, daysPer[targetPer]),
        aim: { ...aim, targetPer, unit: i18n.t('times') },
        days: new Map(pressed.map(([day, count]) => [day, { amount: count[sign] }])),
      };
    };
    if (one.up && one.down) return [counted('up'), counted('down')];
    return [counted(one.down ? 'down' : 'up')];
  };

  const goalsOf = (todo: Task) => {
    const { _id, text, notes, completed, date, dateCompleted, checklist } = todo;
    const done = (isDone: boolean) => ({
      isDone,
      // The items of a checklist have no days of their own, so they get the day of the to-do.
      doneOn: completed && dateCompleted !== undefined ? dayOf(dateCompleted) : undefined,
    });
    const tags = tagsOf(todo);
    if (tags)
      losses.of(text)(i18n.t('Tags {tags}', { tags }), i18n.t('Goals in Cairn have no tags.'));
    const times = clockTimes(todo.reminders, timezoneOffset).length;
    if (times > 0)
      losses.of(text)(
        i18n.t('{count, plural, one {# reminder} other {# reminders}}', { count: times }),
        i18n.t('Goals in Cairn have no reminders.'),
      );
    const { priority = 1 } = todo;
    if (priority !== 1)
      losses.of(text)(
        i18n.t('Priority {priority}', { priority }),
        i18n.t('Goals in Cairn have no priority.'),
      );
    const description = notes.trim() === '' ? text : `${text}: ${notes}`;
    return [
      {
        key: _id || text,
        description,
        ...done(completed),
        dueDate: date === undefined ? undefined : dayOf(date),
      },
      ...checklist.map((item) => ({
        key: `${_id || text}\n${item.id || item.text}`,
        description: `${text} › ${item.text}`,
        ...done(completed || item.completed),
      })),
    ];
  };

  return { dayOf, daily, habit, goalsOf };
};

/** Reads Habitica's userdata.json. Dailies and habits become habits. To-dos become the goals of a project. */
export const habitica: Reader = {
  format: 'Habitica',
  isOf: isUserData,
  fates: habiticaFates,
  nameField: 'text',
  read: ([part], _, reading) => {
    const data = userData.parse(part?.kind === 'json' ? part.value : undefined);
    const { habits, dailys, todos, rewards } = data.tasks;
    const { dayOf, daily, habit, goalsOf } = readerOf(data, reading);
    for (const { text } of rewards)
      reading.losses.of(text)(i18n.t('Reward'), i18n.t('Cairn has no rewards.'));
    const [time] = todos
      .flatMap(({ createdAt }) => (createdAt === undefined ? [] : [createdAt]))
      .toSorted((a, b) => a - b);
    return {
      habits: habitsOf([...habits.flatMap(habit), ...dailys.map(daily)], reading),
      projects: projectsOf(
        {
          key: 'todos',
          name: i18n.t('Habitica to-dos'),
          time,
          startDate: time === undefined ? null : dayOf(time),
          goals: todos.flatMap(goalsOf),
        },
        reading,
      ),
    };
  },
};
