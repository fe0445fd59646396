import { type KeyboardEvent, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Day, WeekStart } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatLongDay, shortWeekdayName, weekdaysFrom } from '../format/days.ts';
import { Bubble } from '../overlay/lateOverlays.ts';
import classes from './DayGrid.module.css';
import { DayGridWeek } from './DayGridWeek.tsx';
import { type DayCell, dayByKey, LEVEL_OPACITIES, weeksOf } from './dayWeeks.ts';

type Props = {
  readonly label: string;
  /** Oldest first. Must contain at least one cell. */
  readonly cells: readonly DayCell[];
  readonly weekStartsOn: WeekStart;
  /** The last day that keys can reach and that can be chosen. By default the last cell. */
  readonly last?: Day;
  readonly chosen?: Day | undefined;
  readonly onChoose?: (day: Day) => void;
};

/** The space for the outline of the last square, in px. */
const EDGE = 8;

const squareOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-day]');

/**
 * A grid of days: each day is a square and each week a column. The oldest week is on the left in every language.
 * Arrow keys move between days.
 */
export const DayGrid = ({ label, cells, weekStartsOn, chosen, onChoose, ...rest }: Props) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day | null>(null);
  const [told, setTold] = useState<HTMLElement | null>(null);
  const first = cells[0]?.date ?? '';
  const last = rest.last ?? cells.at(-1)?.date ?? '';
  const isReached = (day: Day | null | undefined): day is Day =>
    typeof day === 'string' && day >= first && day <= last;
  const stop = [focused, chosen].find(isReached) ?? last;
  const weeks = useMemo(() => weeksOf(cells, weekStartsOn), [cells, weekStartsOn]);
  const toldCell = cells.find(({ date }) => date === told?.dataset.day);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another period starts at its newest week
  useLayoutEffect(() => {
    const box = scroller.current;
    const end = box?.querySelector<HTMLElement>(`[data-day="${last}"]`)?.parentElement;
    if (box && end) box.scrollLeft = end.offsetLeft + end.offsetWidth + EDGE - box.clientWidth;
  }, [first, last]);

  const hide = () => setTold(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onChoose && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(stop);
      return;
    }
    const next = dayByKey(event.key, stop, { first, last });
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    scroller.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <>
      <div ref={scroller} dir="ltr" className={classes.scroller} onScroll={hide}>
        <div className={classes.weekdays} aria-hidden="true">
          {weekdaysFrom(weekStartsOn).map((weekday) => (
            <span key={weekday}>{shortWeekdayName(weekday)}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns */}
        <div
          role="grid"
          aria-label={label}
          className={classes.weeks}
          data-choosing={onChoose ? true : undefined}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onPointerOver={({ target }) => setTold(squareOf(target))}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
          onFocus={({ target }) => {
            const square = squareOf(target);
            setFocused(square?.dataset.day ?? null);
            setTold(square);
          }}
          onBlur={hide}
          onClick={({ target }) => {
            const square = squareOf(target);
            square?.focus({ preventScroll: true });
            setTold(square);
            if (isReached(square?.dataset.day)) onChoose?.(square.dataset.day);
          }}
        >
          {weeks.map((week) => (
            <DayGridWeek
              key={week.start}
              week={week}
              stop={stop}
              chosen={week.days.some(({ date }) => date === chosen) ? chosen : undefined}
            />
          ))}
        </div>
      </div>
      <Suspense fallback={null}>
        {toldCell && (
          <Bubble
            target={told}
            aria-hidden="true"
            classNames={{ tooltip: classes.bubble ?? '' }}
            label={
              <>
                <strong>{toldCell.text}</strong>
                {formatLongDay(toldCell.date)}
              </>
            }
          />
        )}
      </Suspense>
    </>
  );
};

/** A level from 0 to 4, and its meaning: 'none', '2 to 4'. */
export type Shade = { readonly level: number; readonly text: string };

type LegendProps = { readonly children: string; readonly shades: readonly Shade[] };

export const ShadesLegend = ({ children, shades }: LegendProps) => (
  <p className={classes.legend}>
    <span className={classes.busiest}>{children}</span>
    <span className={classes.scale}>
      {i18n.t('Less')}{' '}
      {shades.map(({ level, text }) => (
        <span key={level} className={classes.shade}>
          <span className={classes.sample} aria-hidden="true">
            <span className={classes.ink} style={{ opacity: LEVEL_OPACITIES[level] }} />
          </span>
          {text}{' '}
        </span>
      ))}
      {i18n.t('More')}
    </span>
  </p>
);
