import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { levelsOf } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { defaultWeekStart } from '#shared/core/days.ts';
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

/** What a square is as strong as. */
const measures = ['activities', 'minutes'] as const;
type Measure = (typeof measures)[number];
const measureLabels = { activities: 'Activities', minutes: 'Minutes' } as const;

const amountOf = ({ activity, minutes }: HeatmapCell, measure: Measure): number =>
  measure === 'minutes' ? minutes : activity;

export const Heatmap = ({ cells, period }: Props) => {
  const [measure, setMeasure] = useUrlChoice('show', measures);
  const [days, shades] = useMemo(() => {
    const amounts = cells.map((cell) => amountOf(cell, measure));
    const levelOf = levelsOf(amounts);
    const days = cells.map((cell) => ({
      date: cell.date,
      level: levelOf(amountOf(cell, measure)),
      text: describeDay(cell),
    }));
    return [days, shadesOf(amounts, measure === 'minutes' ? formatWhole : String)];
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
        weekStartsOn={defaultWeekStart}
      />
      <ShadesLegend shades={shades}>{describeBusiest(cells, measure)}</ShadesLegend>
    </Card>
  );
};

/** Less than a minute is one. */
const formatWhole = (minutes: number): string => formatMinutes(Math.max(1, minutes));

const formatBusiest = (busiest: number, measure: Measure): string =>
  measure === 'minutes' ? formatWhole(busiest) : formatCount(busiest, 'activity');

const describeBusiest = (cells: readonly HeatmapCell[], measure: Measure): string => {
  const busiest = cells.reduce((most, cell) => Math.max(most, amountOf(cell, measure)), 0);
  return busiest > 0
    ? `Busiest day: ${formatBusiest(busiest, measure)}. ${measureLabels[measure]} a day:`
    : `No ${measure === 'minutes' ? 'minutes' : 'activity'} yet`;
};
