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
import type { Dashboard } from '#shared/analytics/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../paths.ts';
import classes from './QuickAccess.module.css';

/** A tile for each area. Until the data has loaded, the tiles show no facts. */
export const QuickAccessGrid = ({ data }: { readonly data: Dashboard | undefined }) => (
  <section aria-labelledby="quick-access" className={classes.section}>
    <h2 id="quick-access">{i18n.t('Quick Access')}</h2>
    <div className={classes.grid}>
      {quickAccess(data).map(({ label, fact, to, icon: Icon }) => (
        <Link key={to} to={to} className={classes.tile}>
          <Icon size={20} stroke={1.75} aria-hidden="true" className={classes.icon} />
          <span className={classes.label}>{label}</span>
          <span className={classes.fact}>{fact}</span>
        </Link>
      ))}
    </div>
  </section>
);

type QuickAccess = {
  readonly label: string;
  /** The current state of the area: '9 in progress'. */
  readonly fact: string | undefined;
  readonly to: string;
  readonly icon: TablerIcon;
};

export const quickAccess = (data: Dashboard | undefined): readonly QuickAccess[] => [
  {
    label: i18n.t('Skill Goals'),
    fact: data && inProgress(data.skillAnalytics.skillsInProgress),
    to: paths.skillGoals,
    icon: IconTargetArrow,
  },
  {
    label: i18n.t('Learning Planner'),
    fact: data && inProgress(data.learningAnalytics.inProgressResources),
    to: paths.learningPlanner,
    icon: IconBook2,
  },
  {
    label: i18n.t('Habit Tracker'),
    fact: data && doneToday(data.habitAnalytics.today),
    to: paths.habitTracker,
    icon: IconLeaf,
  },
  {
    label: i18n.t('Activity Tracker'),
    fact:
      data &&
      i18n.t('{length, plural, one {# active day} other {# active days}}', {
        length: data.motivationalStats.recentActiveDays,
      }),
    to: paths.activityTracker,
    icon: IconActivity,
  },
  {
    label: i18n.t('Mini Projects'),
    fact: data && inProgress(data.projectAnalytics.inProgressProjects),
    to: paths.miniProjects,
    icon: IconHammer,
  },
  {
    label: i18n.t('Self-Assessment'),
    fact:
      data &&
      i18n.t('{count, plural, one {# review due} other {# reviews due}}', {
        count: data.agenda.reviews.length,
      }),
    to: paths.selfAssessment,
    icon: IconClipboardCheck,
  },
];

const doneToday = (today: Dashboard['habitAnalytics']['today']): string =>
  today.asked === 0
    ? i18n.t('nothing due')
    : i18n.t('{done, number} of {asked, number} done', today);

const inProgress = (count: number): string => i18n.t('{count, number} in progress', { count });
