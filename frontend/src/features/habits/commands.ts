import { IconArchive, IconCheck, IconLeaf, IconPlayerPause } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Day } from '#shared/core/days.ts';
import { roundedAmount } from '#shared/habits/amounts.ts';
import { amountSchema, type Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { dueOn } from '#shared/habits/rules.ts';
import {
  type Asked,
  type Command,
  type CommandContext,
  defineCommands,
  type ItemCommand,
  offeredAtMost,
} from '../../command.ts';
import { useToday } from '../../data/days/useToday.ts';
import { paths } from '../../paths.ts';
import { amountOn, formatAmount } from './amounts/formatAmount.ts';
import { type SetAmount, useSetAmount } from './amounts/useSetAmount.ts';
import { useTimeOff } from './pause/useTimeOff.ts';
import { useTick } from './tick/useTick.ts';
import { isCompletedOn } from './view.ts';

type Actions = {
  readonly tick: (habit: Habit, completed: boolean) => void;
  readonly setAmount: SetAmount;
  readonly archive: (habit: Habit) => void;
};

const useActions = (): Actions => {
  const today = useToday();
  const onTick = useTick();
  const setAmount = useSetAmount();
  const { archive } = useTimeOff();
  return useMemo(
    () => ({ tick: (habit, completed) => onTick(habit, today, completed), setAmount, archive }),
    [onTick, today, setAmount, archive],
  );
};

const tickOf = (habit: Habit, today: Day, { tick }: Actions): Command => {
  const isDone = isCompletedOn(habit, today);
  return {
    id: `tick-${habit._id}`,
    kind: isDone ? 'Undo' : 'Tick',
    name: isDone ? `Untick ${habit.name} today` : `Tick ${habit.name} today`,
    about: isDone ? 'undo clear' : 'complete done check',
    icon: IconCheck,
    staysHere: true,
    run: () => tick(habit, !isDone),
  };
};

/** 'done run': one that is ticked already is opened, never unticked. */
const doneOf = (habit: Habit, context: CommandContext & Actions): ItemCommand => {
  const { name, _id } = habit;
  const { today } = context.calendar;
  if (!isCompletedOn(habit, today)) return { ...tickOf(habit, today, context), item: name };
  return {
    id: `ticked-${_id}`,
    kind: 'Habit',
    name: `${name} is ticked today already`,
    item: name,
    icon: IconLeaf,
    run: () => context.open(paths.habit(_id)),
  };
};

/** The amount that is asked for; minutes where the habit counts them or hours. */
const amountOf = (asked: Asked, { unit }: Habit): number | undefined => {
  if (asked.kind === 'amount') return asked.amount;
  if (asked.kind !== 'minutes') return undefined;
  if (/^min(ute)?s?$/i.test(unit ?? '')) return asked.minutes;
  return /^h(ou)?rs?$|^h$/i.test(unit ?? '') ? roundedAmount(asked.minutes / 60) : undefined;
};

/** 'water 6' sets the amount of today, 'water +2' adds to it. */
const amountsOf = (
  habit: Habit,
  asked: Asked,
  context: CommandContext & Actions,
): ItemCommand[] => {
  const { _id, name, unit, kind } = habit;
  const { today } = context.calendar;
  const number = kind === 'amount' ? amountOf(asked, habit) : undefined;
  if (number === undefined) return [];
  const isMore = asked.kind === 'amount' && asked.isMore;
  const amount = roundedAmount(number + (isMore ? (amountOn(habit, today) ?? 0) : 0));
  if (!amountSchema.safeParse(amount).success) return [];
  const words = formatAmount(number, unit);
  return [
    {
      id: `amount-${_id}`,
      kind: isMore ? 'Add' : 'Set',
      name: isMore ? `Add ${words} to ${name} today` : `Set ${name} to ${words} today`,
      item: name,
      unit,
      icon: IconCheck,
      staysHere: true,
      run: () => context.setAmount(habit, today, amount),
    },
  ];
};

/** A habit is paused in a dialog, and archived with the offer to undo it. */
const timeOffOf = (habit: Habit, { open, archive }: CommandContext & Actions) => [
  {
    id: `pause-${habit._id}`,
    kind: 'Pause',
    name: `Pause ${habit.name}`,
    about: 'rest stop habit',
    icon: IconPlayerPause,
    run: () => open(paths.habitPause(habit._id)),
  },
  {
    id: `archive-${habit._id}`,
    kind: 'Archive',
    name: `Archive ${habit.name}`,
    about: 'remove hide habit',
    icon: IconArchive,
    staysHere: true,
    run: () => archive(habit),
  },
];

/** Each habit as a card. */
const habitCards = `${paths.habits}?view=list`;

export const commands = defineCommands<typeof habits.list, Actions>({
  route: habits.list,
  useActions,
  find: ({ habits, archived = [] }, { open }) => {
    const found = (habit: Habit, kind: string, path: string): Command => ({
      id: habit._id,
      kind,
      name: habit.name,
      about: `${habit.category} ${habit.description}`,
      icon: IconLeaf,
      run: () => open(path, habit._id),
    });
    return [
      ...habits.map((habit) => found(habit, 'Habit', habitCards)),
      ...archived.map((habit) => found(habit, 'Archived habit', paths.habit(habit._id))),
    ];
  },
  /** Those that today asks for can be ticked, and whatever is ticked today unticked. */
  act: ({ habits }, context) => {
    const { calendar } = context;
    const { today } = calendar;
    const due = new Set(dueOn(habits, today, calendar).map(({ habit }) => habit));
    return [
      ...habits
        .filter((habit) => due.has(habit) || isCompletedOn(habit, today))
        .map((habit) => tickOf(habit, today, context)),
      ...habits.flatMap((habit) => timeOffOf(habit, context)),
    ];
  },
  ask: ({ habits }, asked, context) =>
    asked.kind === 'done'
      ? habits.map((habit) => doneOf(habit, context))
      : habits.flatMap((habit) => amountsOf(habit, asked, context)),
  offered: ({ habits }, context) => {
    const { calendar } = context;
    const open = dueOn(habits, calendar.today, calendar).filter(({ isMet }) => !isMet);
    const commands = open
      .slice(0, offeredAtMost)
      .map(({ habit }) => tickOf(habit, calendar.today, context));
    return { label: 'Today', commands };
  },
});
