import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { levelOf } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { useWeekStart } from '../../data/days/useToday.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { DayGrid, ShadesLegend } from '../../ui/charts/DayGrid.tsx';
import { formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { useUrlChoice } from '../../ui/page/useUrlParam.ts';
import { describeDay } from './describeDay.ts';
import classes from './Heatmap.module.css';
import { shadesOf } from './shades.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly cells: readonly HeatmapCell[];
  /** The name of the period: 'Last Year'. */
  readonly period: string;
};

/** What the shade of a cell shows. */
const measures = ['activities', 'minutes'] as const;
type Measure = (typeof measures)[number];
const measureLabels = { activities: 'Activities', minutes: 'Minutes' } as const;

/** Whole minutes, as they are shown: less than one is one. */
const wholeMinutes = (minutes: number): number =>
  minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;

const amountOf = ({ activity, minutes }: HeatmapCell, measure: Measure): number =>
  measure === 'minutes' ? wholeMinutes(minutes) : activity;

const formatStep: Readonly<Record<Measure, (from: number, to: number) => string>> = {
  activities: (from, to) => (from === to ? String(to) : `${from} to ${to}`),
  minutes: (_, to) => `up to ${formatMinutes(to)}`,
};

export const Heatmap = ({ cells, period }: Props) => {
  const [measure, setMeasure] = useUrlChoice('show', measures);
  const [days, busiest] = useMemo(() => {
    const busiest = cells.reduce((most, cell) => Math.max(most, amountOf(cell, measure)), 0);
    const days = cells.map((cell) => ({
      date: cell.date,
      level: levelOf(amountOf(cell, measure), busiest),
      text: describeDay(cell),
    }));
    return [days, busiest];
  }, [cells, measure]);
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
      <DayGrid
        label={`${measureLabels[measure]} of each day, ${period.toLowerCase()}`}
        cells={days}
        weekStartsOn={useWeekStart()}
      />
      <ShadesLegend shades={shadesOf(busiest, formatStep[measure])}>
        {describeBusiest(busiest, measure)}
      </ShadesLegend>
    </Card>
  );
};

const formatBusiest = (busiest: number, measure: Measure): string =>
  measure === 'minutes' ? formatMinutes(busiest) : formatCount(busiest, 'activity');

const describeBusiest = (busiest: number, measure: Measure): string =>
  busiest > 0
    ? `Busiest day: ${formatBusiest(busiest, measure)}. ${measureLabels[measure]} a day:`
    : `No ${measure === 'minutes' ? 'minutes' : 'activity'} yet`;
