import * as z from 'zod/mini';
import { i18n } from '#shared/language/i18n.ts';
import type { Fates } from '../fates.ts';
import { someFlag, someList, someMoment, someNumber, someText } from '../files/json.ts';
import type { Part } from '../part.ts';
import { everyDay, type Nearest, onWeekdays, timesIn } from './frequency.ts';

/** An entry of a task's history. Averages of months and years only have a date and a value. */
const entry = z.object({
  date: someMoment,
  value: someNumber,
  completed: z.catch(z.optional(z.boolean()), undefined),
  scoredUp: someNumber,
  scoredDown: someNumber,
});

const checklistItem = z.object({ text: someText, completed: someFlag, id: someText });

const task = z.object({
  _id: someText,
  text: someText,
  notes: someText,
  priority: someNumber,
  tags: someList(z.string()),
  reminders: someList(z.object({ time: someMoment })),
  createdAt: someMoment,
  history: someList(entry),
  up: someFlag,
  down: someFlag,
  frequency: someText,
  everyX: someNumber,
  startDate: someMoment,
  repeat: z.catch(z.record(z.string(), z.unknown()), {}),
  daysOfMonth: someList(z.number()),
  checklist: someList(checklistItem),
  completed: someFlag,
  dateCompleted: someMoment,
  date: someMoment,
});

const tasks = someList(task);

export const userData = z.object({
  tasks: z.object({
    habits: z.prefault(tasks, []),
    dailys: z.prefault(tasks, []),
    todos: z.prefault(tasks, []),
    rewards: z.prefault(tasks, []),
  }),
  tags: z.prefault(someList(z.object({ id: someText, name: someText })), []),
  preferences: z.catch(z.object({ timezoneOffset: someNumber, dayStart: someNumber }), {}),
});

/** The fates for every kind of task. Habitica's own counters are not needed, because Cairn derives them. */
const taskFates: Fates = {
  _id: 'read',
  text: 'read',
  notes: 'read',
  priority: 'read',
  tags: 'read',
  reminders: { time: 'read', '*': 'not needed' },
  createdAt: 'read',
  history: {
    date: 'read',
    value: 'read',
    completed: 'read',
    scoredUp: 'read',
    scoredDown: 'read',
    isDue: 'not needed',
  },
  up: 'read',
  down: 'read',
  frequency: 'read',
  everyX: 'read',
  startDate: 'read',
  repeat: 'read',
  daysOfMonth: 'read',
  weeksOfMonth: 'not needed',
  checklist: { text: 'read', completed: 'read', id: 'read' },
  completed: 'read',
  dateCompleted: 'read',
  date: 'read',
  challenge: 'not needed',
  group: 'not needed',
  '*': 'not needed',
};

export const habiticaFates: Fates = {
  tasks: {
    habits: taskFates,
    // The history includes today's tick. The ticks of a checklist are reset every day.
    dailys: {
      ...taskFates,
      completed: 'not needed',
      checklist: { text: 'read', '*': 'not needed' },
    },
    todos: taskFates,
    rewards: { text: 'read', notes: 'lost', value: 'lost', '*': 'not needed' },
  },
  tags: { id: 'read', name: 'read', '*': 'not needed' },
  preferences: { timezoneOffset: 'read', dayStart: 'read', '*': 'not needed' },
  achievements: 'lost',
  challenges: 'lost',
  guilds: 'lost',
  history: 'lost',
  inbox: 'lost',
  items: 'lost',
  party: 'lost',
  profile: 'lost',
  stats: 'lost',
  // All other fields are about the account at Habitica, or the state of its app.
  '*': 'not needed',
};

export type Task = z.output<typeof task>;
export type Entry = z.output<typeof entry>;

export const isUserData = (part: Part): boolean => {
  if (part.kind !== 'json') return false;
  const shape = z.object({ tasks: z.record(z.string(), z.array(z.unknown())) });
  const { success, data } = shape.safeParse(part.value);
  return success && ['habits', 'dailys', 'todos'].some((kind) => Object.hasOwn(data.tasks, kind));
};

const weekdays = ['su', 'm', 't', 'w', 'th', 'f', 's'];

/** Returns how often a daily is due. */
export const dailyFrequency = ({ frequency, everyX = 1, repeat, daysOfMonth }: Task): Nearest => {
  const named = weekdays.flatMap((name, day) => (repeat[name] === true ? [day] : []));
  if (everyX < 1) return { rhythm: everyDay, stated: i18n.t('never') };
  switch (frequency) {
    case 'daily':
      return timesIn(1, everyX);
    case 'monthly': {
      const { rhythm } = timesIn(Math.max(1, daysOfMonth.length), 30 * everyX);
      return { rhythm, stated: i18n.t('on certain days of the month') };
    }
    case 'yearly':
      return timesIn(1, 365 * everyX);
    default: {
      if (everyX === 1) return onWeekdays(named);
      const { rhythm } = timesIn(named.length, 7 * everyX);
      const stated = i18n.t(
        '{days, plural, one {# day} other {# days}} every {weeks, plural, one {# week} other {# weeks}}',
        { days: named.length, weeks: everyX },
      );
      return { rhythm, stated };
    }
  }
};
