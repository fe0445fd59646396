import { summarise } from '#shared/analytics/heatmap.ts';
import type { HeatmapEntry } from '#shared/analytics/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { countWords } from '../ui/countWords.ts';
import { StatCard } from '../ui/StatCard.tsx';
import { StatRow } from '../ui/StatRow.tsx';
import classes from './Activity.module.css';
import { Heatmap } from './Heatmap.tsx';
import { Insights } from './Insights.tsx';
import { periodLabels, periods } from './periods.ts';

type Props = {
  /** Oldest first, a day each. */
  readonly entries: readonly HeatmapEntry[];
  /** Undefined while, or because, it is not known. */
  readonly neglected: number | undefined;
  readonly skills: readonly Skill[] | undefined;
};

/** Everything that is counted over the days of the period. */
export const ActivityNumbers = ({ entries, neglected, skills }: Props) => {
  const summary = summarise(entries);
  const period = periods.find((one) => Number(one) === entries.length);
  const label = period ? periodLabels[period] : `Last ${countWords(entries.length, 'day')}`;
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
          hint={`of ${countWords(entries.length, 'day')}`}
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
          hint={skills ? `of ${countWords(skills.length, 'skill')}` : 'of your skills'}
        />
      </StatRow>
      <div className={classes.heatmap}>
        <Heatmap entries={entries} maxActivity={summary.maxActivity} period={label} />
      </div>
      <Insights entries={entries} summary={summary} skills={skills} />
    </>
  );
};
