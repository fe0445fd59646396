import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { Choice } from '../../ui/cards/Choice.tsx';
import classes from './HabitsPage.module.css';
import { type HabitView, habitViews } from './useHabitsView.ts';
import { filterLabels, type HabitFilter } from './view.ts';

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
    <Choice label="Filter" value={filter} options={filterLabels} onChange={onFilter} />
  </div>
);
