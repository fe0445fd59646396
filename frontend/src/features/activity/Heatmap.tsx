import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { MIN_OPACITY } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Day } from '#shared/core/days.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { formatLongDay, weekdayNames } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { placeNear } from '../../ui/overlay/placeNear.ts';
import classes from './Heatmap.module.css';
import { HeatmapWeek } from './HeatmapWeek.tsx';
import { dayByKey, weeksOf } from './weeks.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly cells: readonly HeatmapCell[];
  readonly maxActivity: number;
  /** The name of the period: 'Last Year'. */
  readonly period: string;
};

const squareOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-day]');

/** Each day as a square, each week as a column; arrow keys walk the days. */
export const Heatmap = ({ cells, maxActivity, period }: Props) => {
  const scroller = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day | null>(null);
  const [told, setTold] = useState<HeatmapCell | null>(null);
  const first = cells[0]?.date ?? '';
  const last = cells.at(-1)?.date ?? '';
  const stop = focused && focused >= first && focused <= last ? focused : last;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another period starts at its newest week
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [first, last]);

  const hide = () => bubble.current?.hidePopover();
  const tell = (square: HTMLElement | null) => {
    const cell = cells.find(({ date }) => date === square?.dataset.day);
    if (!bubble.current || !square || !cell) return hide();
    setTold(cell);
    bubble.current.showPopover();
  };

  // Placed once its text is in it, since the text sets its width.
  useLayoutEffect(() => {
    const square = scroller.current?.querySelector(`[data-day="${told?.date}"]`);
    if (!bubble.current || !square) return;
    const { left, top } = placeNear(
      square.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [told]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(event.key, stop, { first, last });
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    scroller.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <Card title="Activity Heatmap" meta={`${period}, one square per day`}>
      <div ref={scroller} className={classes.scroller} onScroll={hide}>
        <div className={classes.weekdays} aria-hidden="true">
          {weekdayNames.map((name) => (
            <span key={name}>{name.slice(0, 3)}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns */}
        <div
          role="grid"
          aria-label={`Activities of each day, ${period.toLowerCase()}`}
          className={classes.weeks}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onPointerOver={({ target }) => tell(squareOf(target))}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
          onFocus={({ target }) => {
            const square = squareOf(target);
            setFocused(square?.dataset.day ?? null);
            tell(square);
          }}
          onBlur={hide}
          onClick={({ target }) => {
            squareOf(target)?.focus({ preventScroll: true });
            tell(squareOf(target));
          }}
        >
          {weeksOf(cells).map((week) => (
            <HeatmapWeek key={week.start} week={week} maxActivity={maxActivity} stop={stop} />
          ))}
        </div>
      </div>
      <HeatmapLegend maxActivity={maxActivity} />
      <div ref={bubble} popover="manual" aria-hidden="true" className={classes.bubble}>
        {told && (
          <>
            <strong>{formatCount(told.activity, 'activity')}</strong>
            {formatLongDay(told.date)}
          </>
        )}
      </div>
    </Card>
  );
};

const steps = [MIN_OPACITY, 0.25, 0.5, 0.75, 1];

/** From none to the busiest day. */
const HeatmapLegend = ({ maxActivity }: { readonly maxActivity: number }) => (
  <p className={classes.legend}>
    <span className={classes.busiest}>
      {maxActivity > 0 ? `Busiest day: ${formatCount(maxActivity, 'activity')}` : 'No activity yet'}
    </span>
    Less
    <span className={classes.steps} aria-hidden="true">
      {steps.map((opacity) => (
        <span
          key={opacity}
          className={classes.sample}
          data-active={opacity > MIN_OPACITY || undefined}
        >
          <span className={classes.ink} style={{ opacity }} />
        </span>
      ))}
    </span>
    More
  </p>
);
