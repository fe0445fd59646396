import type { Activity } from '#shared/skills/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { axisTicks } from '../../ui/charts/axisTicks.ts';
import { Lines } from '../../ui/charts/Lines.tsx';
import { chartColor } from '../../ui/charts/series.ts';
import { formatHours } from '../../ui/format/durations.ts';
import classes from './History.module.css';
import { type HistoryStep, hoursLine, summaryOf } from './history.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly steps: readonly HistoryStep[];
  readonly hoursNow: number;
  readonly activities: readonly Activity[] | undefined;
};

const scale = [1, 2, 3, 4, 5];

/** Confidence and self rating above, the hours below them on the same days. */
export const HistoryCharts = ({ steps, hoursNow, activities }: Props) => {
  const today = useToday();
  const from = steps[0]?.assessment.assessmentDate ?? today;
  const last = steps.at(-1)?.assessment.assessmentDate ?? today;
  const span = { from, to: last > today ? last : today };
  const hours = activities && hoursLine(from, span.to, hoursNow, activities);
  const summary = summaryOf(steps, activities !== undefined);
  const pointsOf = (level: (step: HistoryStep) => number) =>
    steps.map((step) => ({ day: step.assessment.assessmentDate, value: level(step) }));
  return (
    <div className={classes.charts}>
      <Lines
        title="Confidence and self rating"
        meta={summary ?? 'Assess again later to see how they move.'}
        span={span}
        ticks={scale}
        series={[
          { name: 'Confidence', points: pointsOf(({ assessment }) => assessment.confidenceLevel) },
          { name: 'Self rating', points: pointsOf(({ assessment }) => assessment.selfRating) },
        ]}
      />
      {hours && (
        <Lines
          title="Hours logged"
          meta={`${formatHours(hours[0]?.value ?? 0)} at the first assessment, ${formatHours(hoursNow)} now`}
          span={span}
          ticks={axisTicks(Math.max(...hours.map(({ value }) => value)))}
          series={[{ name: 'Hours', points: hours, color: chartColor(2) }]}
        />
      )}
    </div>
  );
};
