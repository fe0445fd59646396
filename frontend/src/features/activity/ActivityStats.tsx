import { summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { StatCard } from '../../ui/cards/StatCard.tsx';
import { StatRow } from '../../ui/cards/StatRow.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './Activity.module.css';
import { Heatmap } from './Heatmap.tsx';
import { Insights } from './Insights.tsx';
import { periodLabels, periods } from './periods.ts';

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
          hint={`of ${formatCount(cells.length, 'day')}`}
        />
        <StatCard
          label="Longest Streak"
          value={summary.longestStreak}
          unit={summary.longestStreak === 1 ? 'day' : 'days'}
          hint="in a row"
        />
        <StatCard
          label="Neglected Skills"
          value={neglected ?? '–'}
          hint={skills ? `of ${formatCount(skills.length, 'skill')}` : 'of your skills'}
        />
      </StatRow>
      <div className={classes.heatmap}>
        <Heatmap cells={cells} maxActivity={summary.maxActivity} period={label} />
      </div>
      <Insights cells={cells} summary={summary} skills={skills} />
    </>
  );
};
