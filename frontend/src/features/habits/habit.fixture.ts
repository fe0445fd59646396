import { daySetOf, packDays } from '#shared/days/daySet.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import { allAmountsOf, packAmounts } from '#shared/habits/allAmounts.ts';
import { isReached } from '#shared/habits/amounts.ts';
import { newSchedule } from '#shared/habits/changes/reschedule.ts';
import { newTarget } from '#shared/habits/changes/retarget.ts';
import { frequenciesOfTotals, type Habit, habitFields, totalPerOf } from '#shared/habits/model.ts';
import { habitOn } from '#shared/habits/rules.ts';

type Varied = Partial<Habit> & {
  readonly days?: readonly string[];
  readonly skips?: readonly string[];
};

/** A daily habit for tests to vary. It was created on 2 November 2026. It is done on `days` and skipped on `skips`. */
export const aHabit = ({
  days = [],
  skips = [],
  frequency = 'daily',
  ...rest
}: Varied = {}): Habit => ({
  _id: '01JD0000000000000000000001',
  name: 'Read 10 pages',
  frequency,
  schedules: [{ from: '2026-11-02', frequency }],
  ...habitFields.unset,
  completions: days.map((date) => ({ date, completed: true as const })),
  history: packDays(daySetOf(days)),
  skipped: packDays(daySetOf(skips)),
  recorded: {},
  noteYears: [],
  pauses: [],
  vacations: [],
  away: [],
  archivedOn: null,
  targets: [],
  counting: [],
  amountYears: [],
  createdDay: '2026-11-02',
  streakUnit: 'day',
  currentStreak: 0,
  longestStreak: 0,
  completionRate: 0,
  totalCompletions: days.length,
  progressTowardsTarget: 0,
  thisWeekCompletions: 0,
  thisMonthCompletions: 0,
  lastCompletionDate: null,
  daysSinceLastCompletion: null,
  isScheduledToday: true,
  isMetToday: false,
  isOnTrack: true,
  trackReason: 'Just started: the first day is not over yet.',
  strength: 0,
  strengthReason: 'Nothing was due in the last 28 days; a miss today makes it 0.',
  due: 'now',
  restForecast: null,
  atRisk: false,
  reasons: {
    track: { reason: 'firstUnitOpen', params: { unit: 'day' } },
    strength: { reason: 'nothingDueNextMiss', params: { days: 28, miss: 'today', after: 0 } },
    restForecast: null,
  },
  startDate: '2026-11-02',
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  ...rest,
});

type Aim = Omit<Parameters<typeof newTarget>[0], 'from'>;

/**
 * An amount habit with these amounts by day. Its figures are derived for the calendar's today. A weekly or monthly
 * total has the frequency of its period. Any other target is daily.
 */
export function anAmountHabit(
  aim: Aim,
  amounts: Readonly<Record<Day, number>>,
  calendar: Calendar,
  more: Varied = {},
): Habit {
  const from = '2026-11-02';
  const per = totalPerOf(aim);
  const listed = Object.entries(amounts).map(([date, amount]) => ({ date, amount }));
  const all = new Map(Object.entries(amounts));
  const habit = aHabit({
    kind: 'amount',
    unit: 'minutes',
    schedules: [newSchedule(per ? frequenciesOfTotals[per] : { frequency: 'daily' }, from)],
    targets: [newTarget({ from, ...aim })],
    days: listed
      .filter(({ amount }) => isReached(amount, newTarget({ from, ...aim })))
      .map(({ date }) => date),
    recorded: packDays(daySetOf([...all.keys()])),
    amounts: listed,
    ...(per && { allAmounts: packAmounts(allAmountsOf(all)) }),
    amountYears: [2026],
    ...more,
  });
  return habitOn(habit, calendar);
}
