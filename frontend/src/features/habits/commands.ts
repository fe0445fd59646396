import {
  IconArchive,
  IconCheck,
  IconLeaf,
  IconPlayerPause,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { roundedAmount } from '#shared/habits/amounts.ts';
import { amountSchema, type Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { dueOn } from '#shared/habits/rules.ts';
import {
  type Asked,
  type Command,
  type CommandContext,
  dayAsked,
  defineCommands,
  type ItemCommand,
  offeredAtMost,
} from '../../command.ts';
import { i18n } from '../../language/i18n.ts';
import { paths } from '../../paths.ts';
import { amountOn, formatAmount } from './amounts/formatAmount.ts';
import { type SetAmount, useSetAmount } from './amounts/useSetAmount.ts';
import { useTimeOff } from './pause/useTimeOff.ts';
import { type SetDay, useSetDay } from './tick/useSetDay.ts';
import { type Tick, useTick } from './tick/useTick.ts';
import { isCompletedOn, isSkippedOn } from './view.ts';

type Actions = {
  readonly tick: Tick;
  readonly setAmount: SetAmount;
  readonly setDay: SetDay;
  readonly archive: (habit: Habit) => void;
};

const useActions = (): Actions => {
  const tick = useTick();
  const setAmount = useSetAmount();
  const setDay = useSetDay();
  const { archive } = useTimeOff();
  return useMemo(() => ({ tick, setAmount, setDay, archive }), [tick, setAmount, setDay, archive]);
};

type Meant = ReturnType<typeof dayAsked>;

const tickOf = (habit: Habit, { day, when }: Meant, { tick }: Actions): Command => {
  const isDone = isCompletedOn(habit, day);
  return {
    id: `tick-${habit._id}`,
    kind: isDone ? 'Undo' : 'Tick',
    name: isDone
      ? i18n.t(
          '{when, select, yesterday {Untick {habit} for yesterday} other {Untick {habit} today}}',
          { when, habit: habit.name },
        )
      : i18n.t(
          '{when, select, yesterday {Tick {habit} for yesterday} other {Tick {habit} today}}',
          { when, habit: habit.name },
        ),
    about: isDone ? 'undo clear' : 'complete done check',
    icon: IconCheck,
    staysHere: true,
    run: () => tick(habit, day, !isDone),
  };
};

/** Opens a habit whose day is already as asked for. */
const alreadyOf = (
  { _id, name: item }: Habit,
  name: string,
  { open }: CommandContext,
): ItemCommand => ({
  id: `already-${_id}`,
  kind: 'Habit',
  name,
  item,
  icon: IconLeaf,
  run: () => open(paths.habit(_id)),
});

/** 'done run': one that is ticked already is opened, never unticked. */
const doneOf = (habit: Habit, meant: Meant, context: CommandContext & Actions): ItemCommand =>
  isCompletedOn(habit, meant.day)
    ? alreadyOf(
        habit,
        meant.when === 'yesterday'
          ? i18n.t('{habit} is already ticked for yesterday', { habit: habit.name })
          : i18n.t('{habit} is already ticked today', { habit: habit.name }),
        context,
      )
    : { ...tickOf(habit, meant, context), item: habit.name };

/** 'skip run' */
const skipOf = (
  habit: Habit,
  { day, when }: Meant,
  context: CommandContext & Actions,
): ItemCommand =>
  isSkippedOn(habit, day)
    ? alreadyOf(
        habit,
        when === 'yesterday'
          ? i18n.t('{habit} is already skipped for yesterday', { habit: habit.name })
          : i18n.t('{habit} is already skipped today', { habit: habit.name }),
        context,
      )
    : {
        id: `skip-${habit._id}`,
        kind: 'Skip',
        name: i18n.t(
          '{when, select, yesterday {Skip {habit} for yesterday} other {Skip {habit} today}}',
          { when, habit: habit.name },
        ),
        item: habit.name,
        icon: IconPlayerSkipForward,
        staysHere: true,
        run: () => context.setDay(habit, day, { skipped: true }),
      };

/** The amount that is asked for; minutes where the habit counts them or hours. */
const amountOf = (asked: Asked, { unit }: Habit): number | undefined => {
  if (asked.kind === 'amount') return asked.amount;
  if (asked.kind !== 'minutes') return undefined;
  if (/^min(ute)?s?$/i.test(unit ?? '')) return asked.minutes;
  return /^h(ou)?rs?$|^h$/i.test(unit ?? '') ? roundedAmount(asked.minutes / 60) : undefined;
};

/** 'water 6' sets the amount of the day, 'water +2' adds to it. */
const amountsOf = (
  habit: Habit,
  asked: Asked,
  { day, when }: Meant,
  { setAmount }: Actions,
): ItemCommand[] => {
  const { _id, name, unit, kind } = habit;
  const number = kind === 'amount' ? amountOf(asked, habit) : undefined;
  if (number === undefined) return [];
  const isMore = asked.kind === 'amount' && asked.isMore;
  const amount = roundedAmount(number + (isMore ? (amountOn(habit, day) ?? 0) : 0));
  if (!amountSchema.safeParse(amount).success) return [];
  const values = { when, habit: name, amount: formatAmount(number, unit) };
  return [
    {
      id: `amount-${_id}`,
      kind: isMore ? 'Add' : 'Set',
      name: isMore
        ? i18n.t(
            '{when, select, yesterday {Add {amount} to {habit} for yesterday} other {Add {amount} to {habit} today}}',
            values,
          )
        : i18n.t(
            '{when, select, yesterday {Set {habit} to {amount} for yesterday} other {Set {habit} to {amount} today}}',
            values,
          ),
      item: name,
      unit,
      icon: IconCheck,
      staysHere: true,
      run: () => setAmount(habit, day, amount),
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
        .map((habit) => tickOf(habit, dayAsked({}, calendar), context)),
      ...habits.flatMap((habit) => timeOffOf(habit, context)),
    ];
  },
  ask: ({ habits }, asked, context) => {
    const meant = dayAsked(asked, context.calendar);
    if (asked.kind === 'done') return habits.map((habit) => doneOf(habit, meant, context));
    if (asked.kind === 'skip') return habits.map((habit) => skipOf(habit, meant, context));
    return habits.flatMap((habit) => amountsOf(habit, asked, meant, context));
  },
  offered: ({ habits }, context) => {
    const { calendar } = context;
    const open = dueOn(habits, calendar.today, calendar).filter(({ isMet }) => !isMet);
    const commands = open
      .slice(0, offeredAtMost)
      .map(({ habit }) => tickOf(habit, dayAsked({}, calendar), context));
    return { label: 'Today', commands };
  },
});
