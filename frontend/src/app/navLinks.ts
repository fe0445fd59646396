import {
  IconActivity,
  IconBook2,
  IconClipboardCheck,
  IconHammer,
  IconHome2,
  IconLeaf,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { paths } from '../paths.ts';
import { listOf } from '../ui/page/listOf.ts';

export type NavLink = {
  readonly label: string;
  /** The whole name, where the label is short: 'Learning Planner'. */
  readonly name?: string;
  readonly to: string;
  readonly icon: TablerIcon;
  /** Where the paths of the area's other pages start. */
  readonly also?: readonly string[];
  /** On a phone it is under More. */
  readonly isInMore?: boolean;
};

/** The areas in the bar, in order. */
export const navLinks: readonly NavLink[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: IconHome2 },
  { label: 'Habits', to: paths.habits, icon: IconLeaf },
  { label: 'Skills', to: paths.skills, icon: IconTargetArrow },
  {
    label: 'Planner',
    name: 'Learning Planner',
    to: paths.learningPlanner,
    icon: IconBook2,
    also: ['/learning'],
  },
  {
    label: 'Projects',
    name: 'Mini Projects',
    to: paths.miniProjects,
    icon: IconHammer,
    also: ['/projects'],
  },
  {
    label: 'Assessments',
    name: 'Self-Assessments',
    to: paths.selfAssessment,
    icon: IconClipboardCheck,
    also: ['/assessments'],
    isInMore: true,
  },
  {
    label: 'Activity',
    name: 'Activity Tracker',
    to: paths.activityTracker,
    icon: IconActivity,
    isInMore: true,
  },
];

const startsWith = (pathname: string, start: string): boolean =>
  pathname === start || pathname.startsWith(`${start}/`);

/** Whether `pathname` lies in the area of the link. */
export const isWithin = (pathname: string, { to, also = [] }: NavLink): boolean =>
  [to, ...also].some((start) => startsWith(listOf(pathname), start));

/** Whether `pathname` is a place that the phone has under More. */
export const isInMore = (pathname: string): boolean =>
  pathname === paths.profile || navLinks.some((link) => link.isInMore && isWithin(pathname, link));
