import { Button } from '@mantine/core';
import type { Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { formatLongDay } from '../../ui/format/days.ts';
import { describeActivity, formatRecentDay } from './format.ts';
import classes from './RecentActivities.module.css';

type Props = {
  readonly activity: Activity;
  readonly today: Day;
  readonly onUndo: () => void;
};

export const RecentActivity = ({ activity, today, onUndo }: Props) => (
  <li className={classes.activity}>
    <div className={classes.text}>
      <p className={classes.what}>
        {describeActivity(activity)}
        <time className={classes.day} dateTime={activity.date} title={formatLongDay(activity.date)}>
          {formatRecentDay(activity.date, today)}
        </time>
      </p>
      {activity.description && <p className={classes.note}>{activity.description}</p>}
    </div>
    <Button
      variant="subtle"
      size="xs"
      aria-label={`Undo ${describeActivity(activity)}, ${formatRecentDay(activity.date, today)}`}
      onClick={onUndo}
    >
      Undo
    </Button>
  </li>
);
