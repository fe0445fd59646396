import { useMemo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { CardList } from '../../ui/cards/CardList.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './History.module.css';
import { HistoryCharts } from './HistoryCharts.tsx';
import { HistoryItem } from './HistoryItem.tsx';
import { stepsOf } from './history.ts';
import { useDeleteAssessment } from './useDeleteAssessment.ts';

type Props = {
  readonly skill: Skill;
  /** Oldest first; at least one. */
  readonly assessments: readonly Assessment[];
  /** Undefined while they load, or where they failed to load. */
  readonly activities: readonly Activity[] | undefined;
};

export const HistoryLoaded = ({ skill, assessments, activities }: Props) => {
  const onDelete = useDeleteAssessment();
  const steps = useMemo(
    () => stepsOf(assessments, skill.currentHours, activities ?? []),
    [assessments, skill.currentHours, activities],
  );
  const newestFirst = useMemo(() => steps.toReversed(), [steps]);
  return (
    <>
      <HistoryCharts steps={steps} hoursNow={skill.currentHours} activities={activities} />
      <h2 className={classes.heading}>{formatCount(steps.length, 'assessment')}, newest first</h2>
      <CardList
        label="Assessments"
        items={newestFirst}
        keyOf={({ assessment }) => assessment._id}
        min={420}
        height={300}
      >
        {(step) => (
          <HistoryItem step={step} withHours={activities !== undefined} onDelete={onDelete} />
        )}
      </CardList>
    </>
  );
};
