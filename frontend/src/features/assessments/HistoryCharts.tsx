import type { Activity } from '#shared/skills/model.ts';
import { useToday } from '../../data/days/useToday.ts';
import { i18n } from '../../language/i18n.ts';
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

/** Confidence and self rating above, the hours below them on the same days; of a single day a sentence. */
export const HistoryCharts = ({ steps, hoursNow, activities }: Props) => {
  const today = useToday();
  const from = steps[0]?.assessment.assessmentDate ?? today;
  const last = steps.at(-1)?.assessment.assessmentDate ?? today;
  const span = { from, to: last > today ? last : today };
  const hours = activities && hoursLine(from, span.to, hoursNow, activities);
  const summary =
    summaryOf(steps, activities !== undefined) ??
    i18n.t('Assess again another day to see how confidence and self rating change.');
  const hoursThen = hours?.[0]?.value ?? 0;
  const effort = { before: formatHours(hoursThen), now: formatHours(hoursNow) };
  if (from === last) {
    return (
      <p className={classes.once}>
        {summary}{' '}
        {hours && i18n.t('Hours logged: {before} at the first assessment, {now} now.', effort)}
      </p>
    );
  }
  const pointsOf = (level: (step: HistoryStep) => number) =>
    steps.map((step) => ({ day: step.assessment.assessmentDate, value: level(step) }));
  return (
    <div className={classes.charts}>
      <Lines
        title={i18n.t('Confidence and self rating')}
        meta={summary}
        span={span}
        ticks={scale}
        series={[
          {
            name: i18n.t('Confidence'),
            points: pointsOf(({ assessment }) => assessment.confidenceLevel),
          },
          {
            name: i18n.t('Self rating'),
            points: pointsOf(({ assessment }) => assessment.selfRating),
          },
        ]}
      />
      {hours && hoursThen === hoursNow && (
        <Card
          title={i18n.t('Hours logged')}
          meta={i18n.t('{hours}, none of them since the first assessment', {
            hours: formatHours(hoursNow),
          })}
        />
      )}
      {hours && hoursThen !== hoursNow && (
        <Lines
          title={i18n.t('Hours logged')}
          meta={i18n.t('{before} at the first assessment, {now} now', effort)}
          span={span}
          ticks={axisTicks(Math.max(...hours.map(({ value }) => value)))}
          series={[{ name: i18n.t('Hours'), points: hours, color: chartColor(2) }]}
        />
      )}
    </div>
  );
};
