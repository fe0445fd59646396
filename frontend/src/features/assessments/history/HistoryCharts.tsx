import { useMemo } from 'react';
import { assessmentFindings } from '#shared/findings/assessments.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Activity } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { RatingsAndHours } from '../../../domain/assessments/RatingsAndHours.tsx';
import { formatHours } from '../../../ui/format/durations.ts';
import classes from './History.module.css';
import { type HistoryStep, summaryOf } from './history.ts';

type Props = {
  /** Oldest first; at least one. */
  readonly steps: readonly HistoryStep[];
  readonly hoursNow: number;
  readonly activities: readonly Activity[] | undefined;
};

/**
 * Charts confidence and self rating together with the logged hours. If all assessments are from one day, shows a
 * sentence instead of the chart.
 */
export const HistoryCharts = ({ steps, hoursNow, activities }: Props) => {
  const today = useToday();
  const findings = useMemo(
    () =>
      assessmentFindings(
        steps.map(({ assessment }) => assessment),
        activities ?? [],
      ),
    [steps, activities],
  );
  const first = steps[0];
  const hasHours = activities !== undefined;
  const summary =
    summaryOf(steps, hasHours) ??
    i18n.t('Assess again another day to see how confidence and self rating change.');
  const effort =
    hasHours &&
    i18n.t('Hours logged: {before} at the first assessment, {now} now.', {
      before: formatHours(first?.hours ?? 0),
      now: formatHours(hoursNow),
    });
  if (first?.assessment.assessmentDate === steps.at(-1)?.assessment.assessmentDate) {
    return (
      <p className={classes.once}>
        {summary} {effort}
      </p>
    );
  }
  return (
    <div className={classes.charts}>
      <RatingsAndHours
        meta={
          <>
            {summary} {effort}
          </>
        }
        findings={findings}
        hasHours={hasHours}
        today={today}
      />
    </div>
  );
};
