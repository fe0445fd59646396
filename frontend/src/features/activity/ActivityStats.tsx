import { Link } from 'react-router-dom';
import { type ActivityLevel, type ActivitySummary, summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { todayIn } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { useLanguage } from '../../language/useLanguage.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { unbroken } from '../../ui/format/days.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import classes from './Activity.module.css';
import { countedCells } from './countedCells.ts';
import { Heatmap } from './Heatmap.tsx';
import { periodLabel, periods } from './periods.ts';
import { recommend } from './recommend.ts';

type Props = {
  /** One cell per day, oldest first. */
  readonly cells: readonly HeatmapCell[];
  /** Undefined while the skills load, or if loading failed. */
  readonly skills: readonly Skill[] | undefined;
};

export const ActivityStats = ({ cells, skills }: Props) => {
  const language = useLanguage();
  const { createdAt, timeZone, dayStartsAt } = useUser();
  const counted = countedCells(cells, todayIn(Date.parse(createdAt), timeZone, dayStartsAt));
  const summary = summarise(counted);
  const period = periods.find((one) => Number(one) === cells.length);
  const label = period
    ? periodLabel(period)
    : i18n.t('{days, plural, one {Last # day} other {Last # days}}', { days: cells.length });
  return (
    <>
      <div className={classes.heatmap}>
        <Heatmap key={language} cells={cells} period={label} />
      </div>
      <StatRow>
        <StatCard
          label={i18n.t('Total Activities')}
          value={formatNumber(summary.totalActivities)}
          hint={label}
        />
        <StatCard
          label={i18n.t('Active Days')}
          value={formatNumber(summary.activeDays)}
          hint={unbroken(
            i18n.t('{days, plural, one {of # day} other {of # days}}', { days: counted.length }),
          )}
        />
        <StatCard
          label={i18n.t('Longest Streak')}
          value={formatNumber(summary.longestStreak)}
          hint={i18n.t(
            '{days, plural, =0 {days with a skill activity} one {day with a skill activity} other {days in a row with a skill activity}}',
            { days: summary.longestStreak },
          )}
        />
        <StatCard
          label={i18n.t('Neglected Skills')}
          value={skills ? formatNumber(skills.filter((skill) => skill.isNeglected).length) : '–'}
          hint={
            skills
              ? unbroken(
                  i18n.t('{skills, plural, one {of # skill} other {of # skills}}', {
                    skills: skills.length,
                  }),
                )
              : i18n.t('of your skills')
          }
        />
      </StatRow>
      <Insights cells={cells} summary={summary} skills={skills} />
    </>
  );
};

type InsightsProps = {
  readonly cells: readonly HeatmapCell[];
  readonly summary: ActivitySummary;
  /** Undefined while the skills load, or if loading failed. */
  readonly skills: readonly Skill[] | undefined;
};

const Insights = ({ cells, summary, skills }: InsightsProps) => {
  const { activeDays, totalActivities, consistency, activityLevel } = summary;
  const perDay = activeDays === 0 ? 0 : Math.round((totalActivities * 10) / activeDays) / 10;
  return (
    <div className={classes.insights}>
      <Card title={i18n.t('Activity Level')}>
        <p className={classes.figure}>{levelLabels[activityLevel]()}</p>
        <p className={classes.note}>
          {activeDays === 0
            ? i18n.t('Log hours or an activity for a skill, and your level shows up here.')
            : i18n.t(
                '{perDay, plural, one {# activity on a typical active day.} other {# activities on a typical active day.}}',
                { perDay },
              )}
        </p>
      </Card>
      <Card title={i18n.t('Consistency')}>
        <p className={classes.figure}>{i18n.t('{percent}%', { percent: consistency })}</p>
        <ProgressBar percent={consistency} />
        <p className={classes.note}>{i18n.t('The share of these days with a skill activity.')}</p>
      </Card>
      <Card title={i18n.t('Recommendations')}>
        {skills && (
          <ul className={classes.recommendations}>
            {recommend({ skills, cells, summary }).map(({ text, label, to }) => (
              <li key={text}>
                {text} <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
};

const levelLabels: Readonly<Record<ActivityLevel, () => string>> = {
  None: () => i18n.t('None'),
  Low: () => i18n.t('Low'),
  Moderate: () => i18n.t('Moderate'),
  High: () => i18n.t('High'),
  'Very High': () => i18n.t('Very High'),
};
