import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Calendar, lastDays } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import card from '../../../ui/cards/Card.module.css';
import row from '../../../ui/list/Row.module.css';
import { type HabitDay, habitDayOf, sumOf } from '../calendar/calendar.ts';
import { formatFraction } from '../format/format.ts';
import { formatPlan } from '../format/formatSchedule.ts';
import { figureExplanations } from '../format/measures.ts';
import { HabitAction } from './HabitAction.tsx';
import { HabitActions, type HabitCardProps, HabitFacts, HabitMeta, Streak } from './HabitCard.tsx';
import classes from './HabitRow.module.css';
import { TrackBadge } from './TrackBadge.tsx';

type Props = HabitCardProps & { readonly calendar: Calendar };

/** A habit as one line of a long list. It unfolds into the habit's card. */
export const HabitRow = memo(({ calendar, ...props }: Props) => {
  const { habit, today, onTick, onTask } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article className={classes.row}>
      <HabitAction habit={habit} today={today} onTick={onTick} onTask={onTask} isRing />
      <h2 className={row.title} dir="auto">
        <Link to={paths.habit(habit._id)} data-key="e">
          {habit.name}
        </Link>
      </h2>
      <span className={classes.plan}>{formatPlan(habit)}</span>
      <Strip habit={habit} calendar={calendar} />
      <span className={classes.figure}>
        <span className="visually-hidden">{i18n.t('Current streak')} </span>
        <Streak habit={habit} length={habit.currentStreak} />
      </span>
      <span className={classes.figure} title={figureExplanations().completionRate}>
        <span className="visually-hidden">{i18n.t('Completion rate')} </span>
        {i18n.t('{percent}%', { percent: habit.completionRate })}
      </span>
      <button
        type="button"
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={i18n.t('Details of {name}', { name: habit.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={18} stroke={2} aria-hidden="true" />
      </button>
      <div id={id} className={classes.card} hidden={!isOpen}>
        {isOpen && (
          <>
            <div className={card.head}>
              <div className={card.meta}>
                <HabitMeta habit={habit} today={today} />
              </div>
              <TrackBadge habit={habit} today={today} />
            </div>
            <div className={card.body}>
              <HabitFacts habit={habit} today={today} />
            </div>
            <footer className={card.actions}>
              <HabitActions {...props} />
            </footer>
          </>
        )}
      </div>
    </article>
  );
});

const STRIP_DAYS = 14;

/** The last days of a habit, oldest first. A day is done, kept or missed, or has no state. */
const Strip = ({ habit, calendar }: Pick<Props, 'habit' | 'calendar'>) => {
  const days = lastDays(STRIP_DAYS, calendar.today).map((day) => habitDayOf(habit, day, calendar));
  const state = formatFraction(sumOf(days.map(({ fraction }) => fraction))) ?? limitsOf(days);
  return (
    <span
      role="img"
      className={classes.strip}
      aria-label={i18n.t('Last {days, number} days: {state}', { days: STRIP_DAYS, state })}
    >
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days have fixed places
        <i key={index} data-day={barOf(day)} />
      ))}
    </span>
  );
};

/** 'kept on 13 of 14', for a quiet limit (see limits.ts). 'none due' if no day counts. */
function limitsOf(days: readonly HabitDay[]): string {
  const bars = days.map(barOf);
  const missed = bars.filter((bar) => bar === 'missed').length;
  const kept = bars.filter((bar) => bar === 'kept' || bar === 'done').length;
  return kept + missed === 0
    ? i18n.t('none due')
    : i18n.t('kept on {kept, number} of {all, number}', { kept, all: kept + missed });
}

/** A day on which a limit was kept without a record has a bar of its own. For a total, a day with an amount is done. */
const barOf = ({ fraction: { asked, done }, mark }: HabitDay) => {
  if (mark?.limit === 'kept') return 'kept';
  if (mark?.limit === 'over') return 'missed';
  if (done > 0 || mark?.completed) return 'done';
  return asked > 0 ? 'missed' : undefined;
};
