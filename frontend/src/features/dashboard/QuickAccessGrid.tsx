import {
  IconActivity,
  IconBook2,
  IconClipboardCheck,
  IconHammer,
  IconLeaf,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import classes from './QuickAccess.module.css';

export const QuickAccessGrid = () => (
  <section aria-labelledby="quick-access">
    <h2 id="quick-access" className={classes.heading}>
      {i18n.t('Quick Access')}
    </h2>
    <div className={classes.grid}>
      {quickAccess().map(({ label, text, to, icon: Icon }) => (
        <Link key={to} to={to} className={classes.card}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={classes.words}>
            <span className={classes.label}>{label}</span>
            <span className={classes.text}>{text}</span>
          </span>
        </Link>
      ))}
    </div>
  </section>
);

export type QuickAccess = {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly icon: TablerIcon;
};

/** The areas of the app, in order. */
export const quickAccess = (): readonly QuickAccess[] => [
  {
    label: i18n.t('Skill Goals'),
    text: i18n.t('Log hours and see how far you are'),
    to: paths.skillGoals,
    icon: IconTargetArrow,
  },
  {
    label: i18n.t('Learning Planner'),
    text: i18n.t('Plan books, courses and videos'),
    to: paths.learningPlanner,
    icon: IconBook2,
  },
  {
    label: i18n.t('Habit Tracker'),
    text: i18n.t('Tick today and keep your streaks'),
    to: paths.habitTracker,
    icon: IconLeaf,
  },
  {
    label: i18n.t('Activity Tracker'),
    text: i18n.t('See when you practise and what you neglect'),
    to: paths.activityTracker,
    icon: IconActivity,
  },
  {
    label: i18n.t('Mini Projects'),
    text: i18n.t('Put what you learn to use'),
    to: paths.miniProjects,
    icon: IconHammer,
  },
  {
    label: i18n.t('Self-Assessment'),
    text: i18n.t('Rate your confidence and look back'),
    to: paths.selfAssessment,
    icon: IconClipboardCheck,
  },
];
