import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { FilteredCards } from '../../../ui/cards/FilteredCards.tsx';
import { usePauseDialog } from '../pause/usePauseDialog.tsx';
import type { Tick } from '../useTick.ts';
import { HabitCard } from './HabitCard.tsx';

type Props = {
  readonly habits: readonly Habit[];
  readonly today: Day;
  /** Clears the filter. */
  readonly onAll: () => void;
  readonly onTick: Tick;
  readonly onDelete: (habit: Habit) => void;
};

/** A card for each habit, or a message where none matches the filter. */
export const HabitList = ({ habits, onAll, ...card }: Props) => {
  const { onPause, dialog } = usePauseDialog();
  return (
    <>
      <FilteredCards
        label="Habits"
        items={habits}
        keyOf={({ _id }) => _id}
        onAll={onAll}
        min={340}
        height={320}
      >
        {(habit) => <HabitCard habit={habit} onPause={onPause} {...card} />}
      </FilteredCards>
      {dialog}
    </>
  );
};
