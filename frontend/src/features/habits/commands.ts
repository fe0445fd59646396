import {
  IconArchive,
  IconCheck,
  IconLeaf,
  IconPlayerPause,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Day } from '#shared/days/days.ts';
import { roundedAmount } from '#shared/habits/amounts.ts';
import { amountSchema, type Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { dueOn } from '#shared/habits/rules.ts';
import { timeUnitOf } from '#shared/habits/timed.ts';
import { i18n } from '#shared/language/i18n.ts';
import {
  type Command,
  type CommandContext,
  dayOfAction,
  defineCommands,
  type ItemCommand,
  type LineAction,
  offeredAtMost,
} from '../../command.ts';
import { formatAmount } from '../../domain/habits/formatTarget.ts';
import { categoryLabel } from '../../domain/skills/categoryLabel.ts';
import { paths } from '../../paths.ts';
import { useTimeOff } from './pause/useTimeOff.ts';
import { type SetDay, useSetDay } from './tick/useSetDay.ts';
import { type Tick, useTick } from './tick/useTick.ts';
import { isTotalOn } from './totals.ts';
import { isCompletedOn, isSkippedOn } from './view.ts';

type Actions = {
  readonly tick: Tick;
  readonly setDay: SetDay;
  readonly archive: (habit: Habit) => void;
};

const useActions = (): Actions => {
  const tick = useTick();
  const setDay = useSetDay();
  const { archive } = useTimeOff();
  return useMemo(() => ({ tick, setDay, archive }), [tick, setDay, archive]);
};

type Meant = ReturnType<typeof dayOfAction>;

/** A habit with a total can't be ticked. Its page asks how much. */
const amountAsked = ({ _id, name }: Habit, day: Day, open: CommandContext['open']): Command => ({
  id: `tick-${_id}`,
  kind: i18n.t('Amount'),
  name: i18n.t('{name}: say how much', { name }),
  searchText: i18n.t('complete done check'),
  icon: IconCheck,
  run: () => open(`${paths.habit(_id)}?day=${day}`),
});

const tickOf = (
  habit: Habit,
  { day, isToday }: Meant,
  { tick, open }: CommandContext & Actions,
): Command => {
  const { _id, name } = habit;
  if (isTotalOn(habit, day)) return amountAsked(habit, day, open);
  const isDone = isCompletedOn(habit, day);
  return {
    id: `tick-${_id}`,
    kind: isDone ? i18n.t('Undo') : i18n.t('Tick'),
    name: isDone ? untickName(name, isToday) : tickName(name, isToday),
    searchText: isDone ? i18n.t('undo clear') : i18n.t('complete done check'),
    icon: IconCheck,
    staysHere: true,
    run: () => tick(habit, day, !isDone),
  };
};

const tickName = (name: string, isToday: boolean): string =>
  isToday ? i18n.t('Tick {name} today', { name }) : i18n.t('Tick {name} for yesterday', { name });

const untickName = (name: string, isToday: boolean): string =>
  isToday
    ? i18n.t('Untick {name} today', { name })
    : i18n.t('Untick {name} for yesterday', { name });

/** Opens the page of a habit whose day is already as requested. */
const alreadyOf = ({ _id, name }: Habit, label: string, { open }: CommandContext): ItemCommand => ({
  id: `already-${_id}`,
  kind: i18n.t('Habit'),
  name: label,
  item: name,
  icon: IconLeaf,
  run: () => open(paths.habit(_id)),
});

/** 'done meditate' ticks a habit. If the habit is already ticked, the command opens its page. */
const doneOf = (habit: Habit, meant: Meant, context: CommandContext & Actions): ItemCommand => {
  const { name } = habit;
  if (isTotalOn(habit, meant.day) || !isCompletedOn(habit, meant.day)) {
    return { ...tickOf(habit, meant, context), item: name };
  }
  const label = meant.isToday
    ? i18n.t('{name} is already ticked today', { name })
    : i18n.t('{name} is already ticked for yesterday', { name });
  return alreadyOf(habit, label, context);
};

/** 'skip meditate' skips a habit. If the habit is already skipped, the command opens its page. */
const skipOf = (
  habit: Habit,
  { day, isToday }: Meant,
  context: CommandContext & Actions,
): ItemCommand => {
  const { name } = habit;
  if (isSkippedOn(habit, day)) {
    const label = isToday
      ? i18n.t('{name} is already skipped today', { name })
      : i18n.t('{name} is already skipped for yesterday', { name });
    return alreadyOf(habit, label, context);
  }
  return {
    id: `skip-${habit._id}`,
    kind: i18n.t('Skip'),
    name: isToday
      ? i18n.t('Skip {name} today', { name })
      : i18n.t('Skip {name} for yesterday', { name }),
    item: name,
    icon: IconPlayerSkipForward,
    staysHere: true,
    run: () => context.setDay(habit, day, { skipped: true }),
  };
};

/** The requested amount. Accepts minutes only for habits that are measured in minutes or hours. */
const amountOf = (action: LineAction, habit: Habit): number | undefined => {
  if (action.kind === 'amount') return action.amount;
  const unit = timeUnitOf(habit);
  if (action.kind !== 'minutes' || !unit) return undefined;
  return unit === 'minutes' ? action.minutes : roundedAmount(action.minutes / 60);
};

/** 'water 6' sets the amount of the day, 'water +2' adds to it. */
const amountsOf = (
  habit: Habit,
  action: LineAction,
  { day, isToday }: Meant,
  { setDay }: Actions,
): ItemCommand[] => {
  const { _id, name, unit, kind } = habit;
  const number = kind === 'amount' ? amountOf(action, habit) : undefined;
  if (!amountSchema.safeParse(number).success || number === undefined) return [];
  const isMore = action.kind === 'amount' && action.isMore;
  const values = { name, amount: formatAmount(number, unit) };
  return [
    {
      id: `amount-${_id}`,
      kind: isMore ? i18n.t('Add') : i18n.t('Set'),
      name: isMore ? addName(values, isToday) : setName(values, isToday),
      item: name,
      unit,
      icon: IconCheck,
      staysHere: true,
      run: () => setDay(habit, day, isMore ? { add: number } : { amount: number }),
    },
  ];
};

type Amounted = { readonly name: string; readonly amount: string };

const addName = (values: Amounted, isToday: boolean): string =>
  isToday
    ? i18n.t('Add {amount} to {name} today', values)
    : i18n.t('Add {amount} to {name} for yesterday', values);

const setName = (values: Amounted, isToday: boolean): string =>
  isToday
    ? i18n.t('Set {name} to {amount} today', values)
    : i18n.t('Set {name} to {amount} for yesterday', values);

/** Two commands for a habit: one opens the dialog to pause it, and one archives it, with Undo. */
const timeOffOf = (habit: Habit, { open, archive }: CommandContext & Actions) => [
  {
    id: `pause-${habit._id}`,
    kind: i18n.t('Pause'),
    name: i18n.t('Pause {name}', { name: habit.name }),
    searchText: i18n.t('rest stop habit'),
    icon: IconPlayerPause,
    run: () => open(paths.habitPause(habit._id)),
  },
  {
    id: `archive-${habit._id}`,
    kind: i18n.t('Archive'),
    name: i18n.t('Archive {name}', { name: habit.name }),
    searchText: i18n.t('remove hide habit'),
    icon: IconArchive,
    staysHere: true,
    run: () => archive(habit),
  },
];

const habitCards = `${paths.habits}?view=list`;

export const commands = defineCommands<typeof habits.list, Actions>({
  route: habits.list,
  useActions,
  find: ({ habits, archived = [] }, { open }) => {
    const found = (habit: Habit, kind: string, path: string): Command => ({
      id: habit._id,
      kind,
      name: habit.name,
      searchText: `${categoryLabel(habit.category)} ${habit.group} ${habit.description}`,
      icon: IconLeaf,
      run: () => open(path, habit._id),
    });
    return [
      ...habits.map((habit) => found(habit, i18n.t('Habit'), habitCards)),
      ...archived.map((habit) => found(habit, i18n.t('Archived habit'), paths.habit(habit._id))),
    ];
  },
  /** Today's due habits can be ticked, and ticked habits unticked. Every habit can be paused and archived. */
  act: ({ habits }, context) => {
    const { calendar } = context;
    const { today } = calendar;
    const due = new Set(dueOn(habits, today, calendar).map(({ habit }) => habit));
    return [
      ...habits
        .filter((habit) => due.has(habit) || isCompletedOn(habit, today))
        .map((habit) => tickOf(habit, dayOfAction({}, calendar), context)),
      ...habits.flatMap((habit) => timeOffOf(habit, context)),
    ];
  },
  fromLine: ({ habits }, action, context) => {
    const meant = dayOfAction(action, context.calendar);
    if (action.kind === 'done') return habits.map((habit) => doneOf(habit, meant, context));
    if (action.kind === 'skip') return habits.map((habit) => skipOf(habit, meant, context));
    return habits.flatMap((habit) => amountsOf(habit, action, meant, context));
  },
  offered: ({ habits }, context) => {
    const { calendar } = context;
    const open = dueOn(habits, calendar.today, calendar).filter(({ isMet }) => !isMet);
    const commands = open
      .slice(0, offeredAtMost)
      .map(({ habit }) => tickOf(habit, dayOfAction({}, calendar), context));
    return { label: i18n.t('Today'), commands };
  },
});
