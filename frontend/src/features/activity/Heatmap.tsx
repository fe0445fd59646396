import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { levelOf } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import { useWeekStart } from '../../data/days/useToday.ts';
import { useUrlChoice } from '../../ui/browser/useUrlParam.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { DayGrid, ShadesLegend } from '../../ui/dayGrid/DayGrid.tsx';
import { formatMinutes } from '../../ui/format/durations.ts';
import { describeDay } from './describeDay.ts';
import classes from './Heatmap.module.css';
import { shadesOf } from './shades.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly cells: readonly HeatmapCell[];
  /** The name of the period: 'Last Year'. */
  readonly period: string;
};

/** The measures that the shade of a cell can show. */
const measures = ['activities', 'minutes'] as const;
type Measure = (typeof measures)[number];

/** Rounds minutes for display. Any time above 0 is at least one minute. */
const wholeMinutes = (minutes: number): number =>
  minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;

const amountOf = ({ activity, minutes }: HeatmapCell, measure: Measure): number =>
  measure === 'minutes' ? wholeMinutes(minutes) : activity;

const formatStep: Readonly<Record<Measure, (from: number, to: number) => string>> = {
  activities: (from, to) =>
    from === to ? formatNumber(to) : i18n.t('{from, number} to {to, number}', { from, to }),
  minutes: (_, to) => i18n.t('up to {duration}', { duration: formatMinutes(to) }),
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
      title={i18n.t('Activity Heatmap')}
      meta={i18n.t('{period}, one square per day', { period })}
      badge={
        <SegmentedControl
          aria-label={i18n.t('Show')}
          className={classes.measure ?? ''}
          size="xs"
          value={measure}
          data={[
            { value: 'activities', label: i18n.t('Activities') },
            { value: 'minutes', label: i18n.t('Minutes') },
          ]}
          onChange={setMeasure}
        />
      }
    >
      <DayGrid
        label={
          measure === 'minutes'
            ? i18n.t('{period}: minutes of each day', { period })
            : i18n.t('{period}: activities of each day', { period })
        }
        cells={days}
        weekStartsOn={useWeekStart()}
      />
      <ShadesLegend shades={shadesOf(busiest, formatStep[measure])}>
        {describeBusiest(busiest, measure)}
      </ShadesLegend>
    </Card>
  );
};

const describeBusiest = (busiest: number, measure: Measure): string => {
  if (measure === 'minutes') {
    return busiest > 0
      ? i18n.t('Busiest day: {duration}. Minutes a day:', { duration: formatMinutes(busiest) })
      : i18n.t('No minutes yet');
  }
  return busiest > 0
    ? i18n.t(
        '{busiest, plural, one {Busiest day: # activity. Activities a day:} other {Busiest day: # activities. Activities a day:}}',
        { busiest },
      )
    : i18n.t('No activity yet');
};
