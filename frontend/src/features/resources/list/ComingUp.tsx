import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { activeTargets } from '#shared/resources/targets.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { describeDue, describePace } from '../../../domain/resources/deadlines.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { FoldHeading, useFold } from '../../../ui/page/Fold.tsx';
import classes from './ComingUp.module.css';

/** This many resources are listed at first. A button shows the others. */
const TARGETS_SHOWN = 4;

/**
 * Lists resources with a deadline, most overdue first, with the time needed per day. Leaves out completed resources and
 * those on hold. At first, it is folded to one line.
 */
export const ComingUp = memo(({ list }: { readonly list: readonly Resource[] }) => {
  const fold = useFold('resources.coming-up', false);
  const [showsAll, setShowsAll] = useState(false);
  const today = useToday();
  const all = useMemo(() => activeTargets(list, today), [list, today]);
  if (all.length === 0) return null;
  const targets = all.slice(0, showsAll ? undefined : TARGETS_SHOWN);
  const more = all.length - TARGETS_SHOWN;
  const overdue = all.filter(({ isOverdue }) => isOverdue).length;
  return (
    <section className={classes.panel}>
      <FoldHeading
        {...fold}
        note={
          <span className={classes.count}>
            {all.length}
            {overdue > 0 && (
              <StatusBadge
                tone="attention"
                label={i18n.t('{count, plural, one {# overdue} other {# overdue}}', {
                  count: overdue,
                })}
              />
            )}
          </span>
        }
      >
        {i18n.t('Coming up')}
      </FoldHeading>
      {fold.isOpen && (
        <ol>
          {targets.map((target) => (
            <li key={target._id} className={classes.target}>
              <span className={classes.title} dir="auto">
                {target.title}
              </span>
              <span className={classes.pace}>{describePace(target)}</span>
              <span className={classes.due}>
                {target.isOverdue ? (
                  <StatusBadge tone="attention" label={i18n.t('Overdue')} />
                ) : (
                  describeDue(target.daysRemaining)
                )}
                <span className={classes.day}>
                  {target.isOverdue
                    ? i18n.t('{days, plural, one {# day} other {# days}}', {
                        days: -target.daysRemaining,
                      })
                    : formatNearDay(target.deadline, today)}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {fold.isOpen && more > 0 && (
        <Button
          className={classes.more ?? ''}
          variant="subtle"
          size="xs"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? i18n.t('Show fewer') : i18n.t('Show {more, number} more', { more })}
        </Button>
      )}
    </section>
  );
});
