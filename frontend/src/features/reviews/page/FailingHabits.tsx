import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { FAILING_BELOW, FAILING_WEEKS } from '#shared/reviews/habitWeeks.ts';
import type { FewerDays } from '#shared/reviews/model.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { useKeptFocus } from '../../../ui/list/useKeptFocus.ts';
import { describeDone } from '../view.ts';
import type { ShownWeek } from '../week.ts';
import classes from './Review.module.css';

/** The offers for a habit, such as fewer days. Each takes one tap. */
export type Offers = (habit: Habit, fewer: FewerDays | null) => ReactNode;

type Props = {
  readonly failing: ShownWeek['failing'];
  readonly habits: readonly Habit[] | undefined;
  readonly offers: Offers;
};

/** Lists the failing habits, each with offers. Renders nothing if no habit is failing. */
export const FailingHabits = ({ failing, habits, offers }: Props) => {
  // After a tap, the line disappears, so the focus moves to the next line or the heading.
  const kept = useKeptFocus({ item: 'li', otherwise: 'h2' });
  return (
    <div {...kept}>
      {failing.length > 0 && (
        <Card
          title={i18n.t('Not working out')}
          meta={i18n.t(
            'Below {percent}% in each of the last {weeks, plural, one {# week} other {# weeks}}. Too much may be asked of you.',
            { percent: FAILING_BELOW, weeks: FAILING_WEEKS },
          )}
          edge="var(--cairn-attention)"
        >
          <ul className={classes.lines}>
            {failing.map(({ _id, name, fewerDays, ...figures }) => {
              const habit = habits?.find((one) => one._id === _id);
              return (
                <li key={_id} tabIndex={-1}>
                  <Link to={paths.habit(_id)} dir="auto">
                    {name}
                  </Link>
                  <span className={classes.figure}>{describeDone(figures)}</span>
                  {habit && <div className={classes.offers}>{offers(habit, fewerDays)}</div>}
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </div>
  );
};
