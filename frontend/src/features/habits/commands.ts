import { IconArchive, IconCheck, IconLeaf, IconPlayerPause } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { dueOn } from '#shared/habits/rules.ts';
import { type Command, type CommandContext, defineCommands, offeredAtMost } from '../../command.ts';
import { useToday } from '../../data/days/useToday.ts';
import { paths } from '../../paths.ts';
import { useTimeOff } from './pause/useTimeOff.ts';
import { useTick } from './useTick.ts';
import { isCompletedOn } from './view.ts';

type Actions = {
  readonly tick: (habit: Habit, completed: boolean) => void;
  readonly archive: (habit: Habit) => void;
};

const useActions = (): Actions => {
  const today = useToday();
  const onTick = useTick();
  const { archive } = useTimeOff();
  return useMemo(
    () => ({ tick: (habit, completed) => onTick(habit, today, completed), archive }),
    [onTick, today, archive],
  );
};

const tickOf = (habit: Habit, today: Day, { tick }: Actions): Command => {
  const isDone = isCompletedOn(habit, today);
  return {
    id: `tick-${habit._id}`,
    kind: isDone ? 'Undo' : 'Tick',
    name: isDone ? `Untick ${habit.name} today` : `Tick ${habit.name} today`,
    about: 'complete done check',
    icon: IconCheck,
    run: () => tick(habit, !isDone),
  };
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
  offered: ({ habits }, context) => {
    const { calendar } = context;
    const open = dueOn(habits, calendar.today, calendar).filter(({ isMet }) => !isMet);
    const commands = open
      .slice(0, offeredAtMost)
      .map(({ habit }) => tickOf(habit, calendar.today, context));
    return { label: 'Today', commands };
  },
});
