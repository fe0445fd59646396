import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity } from '#shared/skills/model.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone } from '../../../ui/feedback/Loading.tsx';
import { formatLongDay, formatRelativeDay } from '../../../ui/format/days.ts';
import { describeActivity } from '../format.ts';
import { ActivitySource, useSourcePage } from './ActivitySource.tsx';
import classes from './RecentActivities.module.css';
import type { SkillLog } from './useSkillLog.ts';

/** How many activities are shown at first, and how many more each time. */
const FIRST_ACTIVITIES = 8;
const MORE_ACTIVITIES = 40;

type Props = { readonly log: SkillLog; readonly today: Day };

export const RecentActivities = ({ log, today }: Props) => {
  const { activities, shown, days, isNew, widen, remove } = log;
  const [count, setCount] = useState(FIRST_ACTIVITIES);
  const list = useRef<HTMLUListElement>(null);
  const hasMore = shown !== undefined && shown.length > count;

  const onDelete = (activity: Activity, index: number) => {
    remove(activity);
    // The button disappears with its activity, so the next one gets the focus.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
    });
  };

  return (
    <Card title={i18n.t('Recent activities')}>
      {activities.error && (
        <ErrorBanner
          error={activities.error}
          fallback={i18n.t('Failed to load the activities')}
          notLoaded={
            shown
              ? i18n.t(
                  'The rest of this list has not been loaded on this device yet. Go online to load it.',
                )
              : i18n.t('This list has not been loaded on this device yet. Go online to load it.')
          }
          onRetry={activities.retry}
        />
      )}
      {!shown && !activities.error && <Bone height={120} />}
      {shown && (
        <ul ref={list} tabIndex={-1} aria-label={i18n.t('Recent activities')}>
          {shown.slice(0, count).map((activity, index) => (
            <RecentActivity
              key={activity._id}
              activity={activity}
              today={today}
              onDelete={() => onDelete(activity, index)}
            />
          ))}
        </ul>
      )}
      {shown && !hasMore && !activities.isLoading && !activities.error && (
        <p className={classes.none}>
          {isNew
            ? i18n.t('Nothing logged yet.')
            : shown.length === 0
              ? i18n.t(
                  '{days, plural, one {Nothing logged in the last # day.} other {Nothing logged in the last # days.}}',
                  { days },
                )
              : i18n.t(
                  '{days, plural, one {That is everything from the last # day.} other {That is everything from the last # days.}}',
                  { days },
                )}
        </p>
      )}
      {(hasMore || widen) && shown && (
        <div className={classes.more}>
          {hasMore ? (
            <Button variant="default" size="xs" onClick={() => setCount(count + MORE_ACTIVITIES)}>
              {i18n.t('Show more ({left, number} left)', { left: shown.length - count })}
            </Button>
          ) : (
            <Button variant="default" size="xs" onClick={widen}>
              {i18n.t('Load older')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
};

type RecentActivityProps = {
  readonly activity: Activity;
  readonly today: Day;
  readonly onDelete: () => void;
};

const RecentActivity = ({ activity, today, onDelete }: RecentActivityProps) => {
  const page = useSourcePage(activity);
  // The time of an existing habit follows from the habit's days, so it can't be deleted in this list.
  const isOfHabit = activity.source === 'habit' && page !== undefined;
  return (
    <li className={classes.activity}>
      <div className={classes.text}>
        <p className={classes.what}>
          {describeActivity(activity)}
          <time
            className={classes.day}
            dateTime={activity.date}
            title={formatLongDay(activity.date)}
          >
            {formatRelativeDay(activity.date, today)}
          </time>
        </p>
        <ActivitySource activity={activity} />
        {activity.description && (
          <p className={classes.note} dir="auto">
            {activity.description}
          </p>
        )}
      </div>
      {!isOfHabit && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={i18n.t('Delete {activity}, {day}', {
            activity: describeActivity(activity),
            day: formatRelativeDay(activity.date, today),
          })}
          onClick={onDelete}
        >
          {i18n.t('Delete')}
        </Button>
      )}
    </li>
  );
};
