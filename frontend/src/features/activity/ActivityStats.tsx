import { Link } from 'react-router-dom';
import { type ActivitySummary, summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { streakWords } from '#shared/core/streakWords.ts';
import type { Skill } from '#shared/skills/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { unbroken } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './Activity.module.css';
import { Heatmap } from './Heatmap.tsx';
import { periodLabels, periods } from './periods.ts';
import { recommend } from './recommend.ts';

type Props = {
  /** Oldest first, a day each. */
  readonly cells: readonly HeatmapCell[];
  /** Undefined while it loads, or where it failed to load. */
  readonly neglected: number | undefined;
  readonly skills: readonly Skill[] | undefined;
};

/** The stats over the days of the period. */
export const ActivityStats = ({ cells, neglected, skills }: Props) => {
  const summary = summarise(cells);
  const period = periods.find((one) => Number(one) === cells.length);
  const label = period ? periodLabels[period] : `Last ${formatCount(cells.length, 'day')}`;
  return (
    <>
      <StatRow>
        <StatCard
          label="Total Activities"
          value={summary.totalActivities.toLocaleString('en')}
          hint={label}
        />
        <StatCard
          label="Active Days"
          value={summary.activeDays}
          hint={`of ${unbroken(formatCount(cells.length, 'day'))}`}
        />
        <StatCard
          label="Longest Streak"
          value={summary.longestStreak}
          unit={streakWords(summary.longestStreak, 'active day')}
          hint="with a skill activity"
        />
        <StatCard
          label="Neglected Skills"
          value={neglected ?? '–'}
          hint={skills ? `of ${unbroken(formatCount(skills.length, 'skill'))}` : 'of your skills'}
        />
      </StatRow>
      <div className={classes.heatmap}>
        <Heatmap cells={cells} period={label} />
      </div>
      <Insights cells={cells} summary={summary} skills={skills} />
    </>
  );
};

type InsightsProps = {
  readonly cells: readonly HeatmapCell[];
  readonly summary: ActivitySummary;
  /** Undefined while they load, or where they failed to load. */
  readonly skills: readonly Skill[] | undefined;
};

const Insights = ({ cells, summary, skills }: InsightsProps) => {
  const { activeDays, totalActivities, consistency, activityLevel } = summary;
  const perDay = activeDays === 0 ? 0 : Math.round((totalActivities * 10) / activeDays) / 10;
  return (
    <div className={classes.insights}>
      <Card title="Activity Level">
        <p className={classes.figure}>{activityLevel}</p>
        <p className={classes.note}>
          {activeDays === 0
            ? 'Log hours or an activity for a skill, and your level shows up here.'
            : `${formatCount(perDay, 'activity')} on a typical active day.`}
        </p>
      </Card>
      <Card title="Consistency">
        <p className={classes.figure}>{consistency}%</p>
        <ProgressBar percent={consistency} />
        <p className={classes.note}>The share of these days that had a skill activity.</p>
      </Card>
      <Card title="Recommendations">
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
