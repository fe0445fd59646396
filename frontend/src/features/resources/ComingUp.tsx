import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { useQuietRoute } from '../../data/useQuietRoute.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { StatusBadge } from '../../ui/cards/StatusBadge.tsx';
import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { formatDay } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './ComingUp.module.css';
import { describeDue, describePace } from './format.ts';

/** How many are listed before 'Show more'. */
const TARGETS_SHOWN = 4;

const isTarget = ({ deadline, status }: Resource): boolean =>
  deadline !== null && status !== 'Completed';

/** Unfinished resources with a deadline, the nearest first, with the minutes per day that are left to do. */
export const ComingUp = memo(({ list }: { readonly list: readonly Resource[] }) => {
  const { data, error } = useQuietRoute(resources.targets, {});
  const [isWhole, setWhole] = useState(false);
  const awaited = data?.targets.length ?? list.filter(isTarget).length;
  if (error || awaited === 0) return null;
  const targets = data?.targets.slice(0, isWhole ? undefined : TARGETS_SHOWN);
  const more = awaited - TARGETS_SHOWN;
  return (
    <div className={classes.panel}>
      <Card title="Coming up">
        {targets ? (
          <ol className={classes.list}>
            {targets.map((target) => (
              <li key={target._id} className={classes.target}>
                <span className={classes.title}>{target.title}</span>
                <span className={classes.pace}>{describePace(target)}</span>
                <span className={classes.due}>
                  {target.isOverdue ? (
                    <StatusBadge tone="attention" label="Overdue" />
                  ) : (
                    describeDue(target.daysRemaining)
                  )}
                  <span className={classes.day}>
                    {target.isOverdue
                      ? formatCount(-target.daysRemaining, 'day')
                      : formatDay(target.deadline)}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <Loading label="Loading what is coming up...">
            <Bone height={Math.min(awaited, TARGETS_SHOWN) * 40} />
          </Loading>
        )}
        {more > 0 && (
          <Button
            className={classes.more ?? ''}
            variant="subtle"
            size="xs"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show ${more} more`}
          </Button>
        )}
      </Card>
    </div>
  );
});
