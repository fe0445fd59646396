import { IconHome2, IconLeaf, IconTargetArrow, type TablerIcon } from '@tabler/icons-react';
import { paths } from '../paths.ts';

export type NavLink = {
  readonly label: string;
  readonly to: string;
  readonly icon: TablerIcon;
  /** Other paths of the same area. */
  readonly also?: readonly string[];
};

/** The areas in the bar, in order. */
export const navLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: IconHome2 },
  { label: 'Habits', to: paths.habits, icon: IconLeaf, also: [paths.habitTracker] },
  { label: 'Skills', to: paths.skills, icon: IconTargetArrow, also: [paths.skillGoals] },
];

/** Whether `pathname` lies in the area of the link. */
export const isWithin = (pathname: string, { to, also = [] }: NavLink): boolean =>
  [to, ...also].some((start) => pathname === start || pathname.startsWith(`${start}/`));
