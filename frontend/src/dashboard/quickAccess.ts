import { IconLeaf, type TablerIcon } from '@tabler/icons-react';
import { paths } from '../paths.ts';

export type QuickAccess = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: TablerIcon;
};

/** The areas of the app, in order. */
export const quickAccess: readonly QuickAccess[] = [
  {
    label: 'Habit Tracker',
    text: 'Tick today and keep your streaks',
    to: paths.habitTracker,
    icon: IconLeaf,
  },
];
