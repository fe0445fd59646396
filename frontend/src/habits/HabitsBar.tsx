import { NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import classes from './HabitsPage.module.css';
import { type HabitView, habitViews } from './useHabitsView.ts';
import { filterLabels, type HabitFilter, habitFilters } from './view.ts';

const viewLabels: Record<HabitView, string> = { calendar: 'Calendar', list: 'List' };

type Props = {
  readonly view: HabitView;
  readonly filter: HabitFilter;
  readonly onView: (view: HabitView) => void;
  readonly onFilter: (filter: HabitFilter) => void;
};

export const HabitsBar = ({ view, filter, onView, onFilter }: Props) => (
  <div className={classes.bar}>
    <SegmentedControl
      aria-label="View"
      value={view}
      data={habitViews.map((value) => ({ value, label: viewLabels[value] }))}
      onChange={onView}
    />
    <div className={classes.filter}>
      <label htmlFor="habits-filter">Filter</label>
      <NativeSelect
        id="habits-filter"
        value={filter}
        data={habitFilters.map((value) => ({ value, label: filterLabels[value] }))}
        onChange={(event) => onFilter(event.currentTarget.value as HabitFilter)}
      />
    </div>
  </div>
);
