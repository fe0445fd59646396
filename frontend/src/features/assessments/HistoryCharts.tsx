import type { Activity } from '#shared/skills/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { Card } from '../../ui/cards/Card.tsx';
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

const onceAssessed = 'Assess again another day to see how confidence and self rating move.';

/** Confidence and self rating above, the hours below them on the same days; of a single day a sentence. */
export const HistoryCharts = ({ steps, hoursNow, activities }: Props) => {
  const today = useToday();
  const from = steps[0]?.assessment.assessmentDate ?? today;
  const last = steps.at(-1)?.assessment.assessmentDate ?? today;
  const span = { from, to: last > today ? last : today };
  const hours = activities && hoursLine(from, span.to, hoursNow, activities);
  const summary = summaryOf(steps, activities !== undefined) ?? onceAssessed;
  const hoursThen = hours?.[0]?.value ?? 0;
  const effort = `${formatHours(hoursThen)} at the first assessment, ${formatHours(hoursNow)} now`;
  if (from === last) {
    return (
      <p className={classes.once}>
        {summary} {hours && `Hours logged: ${effort}.`}
      </p>
    );
  }
  const pointsOf = (level: (step: HistoryStep) => number) =>
    steps.map((step) => ({ day: step.assessment.assessmentDate, value: level(step) }));
  return (
    <div className={classes.charts}>
      <Lines
        title="Confidence and self rating"
        meta={summary}
        span={span}
        ticks={scale}
        series={[
          { name: 'Confidence', points: pointsOf(({ assessment }) => assessment.confidenceLevel) },
          { name: 'Self rating', points: pointsOf(({ assessment }) => assessment.selfRating) },
        ]}
      />
      {hours && hoursThen === hoursNow && (
        <Card
          title="Hours logged"
          meta={`${formatHours(hoursNow)}, none of them since the first assessment`}
        />
      )}
      {hours && hoursThen !== hoursNow && (
        <Lines
          title="Hours logged"
          meta={effort}
          span={span}
          ticks={axisTicks(Math.max(...hours.map(({ value }) => value)))}
          series={[{ name: 'Hours', points: hours, color: chartColor(2) }]}
        />
      )}
    </div>
  );
};
