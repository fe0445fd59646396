import type { Calendar } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { FilteredCards } from '../../../ui/list/FilteredCards.tsx';
import { ListBar, type ListBarProps } from '../../../ui/list/ListBar.tsx';
import { useListSearch } from '../../../ui/list/useListSearch.ts';
import { useDayDialog } from '../day/useDayDialog.tsx';
import { groupKey, groupsOf, inGroupOrder } from '../groups.ts';
import type { Tick } from '../tick/useTick.ts';
import { useGroupBy } from '../useGroupBy.ts';
import { type HabitFilter, type HabitSort, habitSearch } from '../view.ts';
import { HabitCard } from './HabitCard.tsx';
import { HabitRow } from './HabitRow.tsx';

type Bar = ListBarProps<HabitFilter, HabitSort>;

type Props = {
  /**
   * `all` has every habit that is not archived, in the person's order. `habits` has those that match the filter, in the
   * chosen order.
   */
  readonly all: readonly Habit[];
  readonly habits: readonly Habit[];
  readonly calendar: Calendar;
  readonly filter?: Bar['filter'];
  readonly sort?: Bar['sort'];
  readonly onTick: Tick;
  readonly onDelete: (habit: Habit) => void;
};

/**
 * A card for each habit. A long list has rows instead, and each unfolds into its card. If no habit matches the
 * filter, a message says so.
 */
export const HabitList = ({ all, habits, calendar, filter, sort, ...actions }: Props) => {
  const search = useListSearch(all, habitSearch);
  const { onTask, dialog } = useDayDialog(all);
  const card = { today: calendar.today, onTask, ...actions };
  const isByGroup = useGroupBy() === 'group' && (sort?.value ?? 'added') === 'added';
  const found = habits.filter(search.matches);
  return (
    <>
      <ListBar
        view={search}
        searchLabel={i18n.t('Search habits')}
        {...(filter && { filter })}
        {...(sort && { sort })}
      />
      <FilteredCards
        label={i18n.t('Habits')}
        none={{
          title: i18n.t('No habits found'),
          text: i18n.t('None of your habits match this filter.'),
          all: i18n.t('Show all habits'),
        }}
        first={
          all.length === 0 && {
            text: i18n.t(
              'A habit is something small that you want to do again and again. Add one, then tick it off each day and watch the days pile up.',
            ),
            action: <AddButton to={paths.habitAdd} label={i18n.t('Add your first habit')} />,
          }
        }
        items={isByGroup ? inGroupOrder(found) : found}
        partOf={isByGroup ? nameOfGroup(all) : undefined}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
        min={340}
        height={320}
      >
        {(habit) =>
          search.isCompact ? (
            <HabitRow habit={habit} calendar={calendar} {...card} />
          ) : (
            <HabitCard habit={habit} {...card} />
          )
        }
      </FilteredCards>
      {dialog}
    </>
  );
};

/** The name of a habit's group, as the group's first habit spells it. '' for habits without a group. */
const nameOfGroup = (all: readonly Habit[]) => {
  const names = new Map(groupsOf(all).map(({ name }) => [groupKey({ group: name }), name]));
  return (habit: Habit): string => names.get(groupKey(habit)) ?? '';
};
