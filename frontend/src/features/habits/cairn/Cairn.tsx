import { useDeferredValue, useMemo, useRef } from 'react';
import { type Day, yearOf } from '#shared/days/days.ts';
import { completeDays } from '#shared/habits/due/completeDays.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { habits as routes } from '#shared/habits/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { Figure } from '../../../ui/cards/Figure.tsx';
import classes from './Cairn.module.css';
import { pileOf, type Stone, stoneLength } from './stones.ts';

/** Shows this year's complete days as a pile of stones. Each newly completed day adds a stone. */
export const Cairn = () => {
  const calendar = useCalendar();
  const { data } = useRoute(routes.list, everyHabit);
  // Deferred, because a new stone may appear a moment after its tick.
  const list = useDeferredValue(data);
  const year = yearOf(calendar.today);
  const habits = useMemo(() => list && allHabitsOf(list), [list]);
  const days = useMemo(
    () => habits && completeDays(habits, `${year}-01-01`, calendar),
    [habits, year, calendar],
  );
  if (!days) return null;
  return <Pile days={days} year={year} />;
};

const shades = [classes.light, classes.middle, classes.dark];

const Pile = ({ days, year }: { readonly days: readonly Day[]; readonly year: number }) => {
  const atFirst = useRef(days.length);
  const { stones, width, height, scale } = pileOf(days.length);
  const path = (of: readonly Stone[]) => of.map(({ x, y }) => `M${x} ${y}h${stoneLength}`).join('');
  return (
    <Figure title={i18n.t('Your cairn for {year}', { year })}>
      <div className={classes.cairn}>
        {days.length > 0 && (
          <svg
            className={classes.pile}
            viewBox={`0 0 ${width} ${height}`}
            width={width * scale}
            height={height * scale}
            aria-hidden="true"
          >
            {shades.map((shade, index) => (
              <path
                key={shade}
                className={shade}
                d={path(stones.slice(0, -1).filter((_, n) => (n * 7) % shades.length === index))}
              />
            ))}
            <path
              key={days.length}
              className={classes.newest}
              data-laid={days.length > atFirst.current || undefined}
              d={path(stones.slice(-1))}
            />
          </svg>
        )}
        <p className={classes.text}>
          {days.length === 0
            ? i18n.t('It begins with the first day everything is done.')
            : i18n.t(
                '{count, plural, one {# stone, for the one day everything was done.} other {# stones, one for each day everything was done.}}',
                { count: days.length },
              )}
        </p>
      </div>
    </Figure>
  );
};
