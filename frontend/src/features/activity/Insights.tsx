import { Link } from 'react-router-dom';
import type { ActivitySummary } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './Activity.module.css';
import { recommend } from './recommend.ts';

type Props = {
  readonly cells: readonly HeatmapCell[];
  readonly summary: ActivitySummary;
  /** Undefined while they load, or where they failed to load. */
  readonly skills: readonly Skill[] | undefined;
};

export const Insights = ({ cells, summary, skills }: Props) => {
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
        <p className={classes.note}>
          {activeDays} active of {formatCount(cells.length, 'day')}.
        </p>
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
