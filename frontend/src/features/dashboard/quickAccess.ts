import {
  IconActivity,
  IconBook2,
  IconClipboardCheck,
  IconHammer,
  IconLeaf,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { paths } from '../../paths.ts';

export type QuickAccess = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: TablerIcon;
};

/** The areas of the app, in order. */
export const quickAccess: readonly QuickAccess[] = [
  {
    label: 'Skill Goals',
    text: 'Log hours and see how far you are',
    to: paths.skillGoals,
    icon: IconTargetArrow,
  },
  {
    label: 'Learning Planner',
    text: 'Plan books, courses and videos',
    to: paths.learningPlanner,
    icon: IconBook2,
  },
  {
    label: 'Habit Tracker',
    text: 'Tick today and keep your streaks',
    to: paths.habitTracker,
    icon: IconLeaf,
  },
  {
    label: 'Activity Tracker',
    text: 'See when you practise, and what waits',
    to: paths.activityTracker,
    icon: IconActivity,
  },
  {
    label: 'Mini Projects',
    text: 'Put what you learn to use',
    to: paths.miniProjects,
    icon: IconHammer,
  },
  {
    label: 'Self-Assessment',
    text: 'Say how sure you feel, and look back',
    to: paths.selfAssessment,
    icon: IconClipboardCheck,
  },
];
