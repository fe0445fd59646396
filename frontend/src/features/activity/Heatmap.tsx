import { SegmentedControl } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { LEVEL_OPACITIES, levelsOf } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Day } from '#shared/core/days.ts';
import { useWeekStart } from '../../data/useToday.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { formatLongDay, weekdaysFrom } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { placeNear } from '../../ui/overlay/placeNear.ts';
import { useUrlChoice } from '../../ui/page/useUrlParam.ts';
import classes from './Heatmap.module.css';
import { HeatmapWeek } from './HeatmapWeek.tsx';
import { dayByKey, describeDay, weeksOf } from './weeks.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly cells: readonly HeatmapCell[];
  /** The name of the period: 'Last Year'. */
  readonly period: string;
};

/** What a square is as strong as. */
const measures = ['activities', 'minutes'] as const;
type Measure = (typeof measures)[number];
const measureLabels = { activities: 'Activities', minutes: 'Minutes' } as const;

const amountOf = ({ activity, minutes }: HeatmapCell, measure: Measure): number =>
  measure === 'minutes' ? minutes : activity;

const squareOf = (target: EventTarget): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-day]');

/** Each day as a square, each week as a column; arrow keys walk the days. */
export const Heatmap = ({ cells, period }: Props) => {
  const [measure, setMeasure] = useUrlChoice('show', measures);
  const scroller = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Day | null>(null);
  const [told, setTold] = useState<HeatmapCell | null>(null);
  const first = cells[0]?.date ?? '';
  const last = cells.at(-1)?.date ?? '';
  const stop = focused && focused >= first && focused <= last ? focused : last;

  const weekStartsOn = useWeekStart();
  const weeks = useMemo(() => weeksOf(cells, weekStartsOn), [cells, weekStartsOn]);
  const levelOf = useMemo(() => {
    const level = levelsOf(cells.map((cell) => amountOf(cell, measure)));
    return (cell: HeatmapCell) => level(amountOf(cell, measure));
  }, [cells, measure]);

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
    <Card
      title="Activity Heatmap"
      meta={`${period}, one square per day`}
      badge={
        <SegmentedControl
          aria-label="Show"
          className={classes.measure ?? ''}
          size="xs"
          value={measure}
          data={measures.map((value) => ({ value, label: measureLabels[value] }))}
          onChange={setMeasure}
        />
      }
    >
      <div ref={scroller} className={classes.scroller} onScroll={hide}>
        <div className={classes.weekdays} aria-hidden="true">
          {weekdaysFrom(weekStartsOn).map((name) => (
            <span key={name}>{name.slice(0, 3)}</span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns */}
        <div
          role="grid"
          aria-label={`${measureLabels[measure]} of each day, ${period.toLowerCase()}`}
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
          {weeks.map((week) => (
            <HeatmapWeek key={week.start} week={week} levelOf={levelOf} stop={stop} />
          ))}
        </div>
      </div>
      <HeatmapLegend busiest={busiestOf(cells, measure)} measure={measure} />
      <div ref={bubble} popover="manual" aria-hidden="true" className={classes.bubble}>
        {told && (
          <>
            <strong>{describeDay(told)}</strong>
            {formatLongDay(told.date)}
          </>
        )}
      </div>
    </Card>
  );
};

const busiestOf = (cells: readonly HeatmapCell[], measure: Measure): number =>
  cells.reduce((most, cell) => Math.max(most, amountOf(cell, measure)), 0);

const formatBusiest = (busiest: number, measure: Measure): string =>
  measure === 'minutes' ? formatMinutes(Math.max(1, busiest)) : formatCount(busiest, 'activity');

type LegendProps = { readonly busiest: number; readonly measure: Measure };

/** From none to the busiest quarter of the active days. */
const HeatmapLegend = ({ busiest, measure }: LegendProps) => (
  <p className={classes.legend}>
    <span className={classes.busiest}>
      {busiest > 0
        ? `Busiest day: ${formatBusiest(busiest, measure)}. Each shade is a quarter of the active days.`
        : `No ${measure === 'minutes' ? 'minutes' : 'activity'} yet`}
    </span>
    <span className={classes.scale}>
      Less
      <span className={classes.steps} aria-hidden="true">
        {LEVEL_OPACITIES.map((opacity) => (
          <span key={opacity} className={classes.sample}>
            <span className={classes.ink} style={{ opacity }} />
          </span>
        ))}
      </span>
      More
    </span>
  </p>
);
