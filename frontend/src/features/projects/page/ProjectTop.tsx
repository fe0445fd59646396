import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { StartTimerOrCountdown } from '../../../domain/timer/StartTimer.tsx';
import { paths } from '../../../paths.ts';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { ItemActions, ItemPercent, ItemSentence, ItemTop } from '../../../ui/page/ItemPage.tsx';
import { AllGoalsDone } from '../goals/AllGoalsDone.tsx';
import { describeGoalDay } from '../goals/describeGoalDay.ts';
import { progressSource, sourceLabels, useFollowGoals } from '../projectProgress.ts';
import { useLogProjectTime } from '../useLogProjectTime.ts';
import { goalCounts } from '../view.ts';
import classes from './ProjectPage.module.css';

type Props = {
  readonly project: Project;
  readonly today: Day;
  readonly onComplete: () => void;
  readonly onDelete: () => void;
};

export const ProjectTop = ({ project, today, onComplete, onDelete }: Props) => (
  <ItemTop percent={project.progress} position={<Position project={project} />}>
    <NextGoal project={project} today={today} />
    <Actions project={project} onDelete={onDelete} />
    <AllGoalsDone project={project} onComplete={onComplete} />
  </ItemTop>
);

/** '2 of 3 goals · Based on goals', and the percentage. */
const Position = ({ project }: Pick<Props, 'project'>) => {
  const follow = useFollowGoals();
  const { done, all } = goalCounts(project.goals);
  const source = progressSource(project);
  const percent = project.progress;
  if (all === 0) return <strong>{i18n.t('{percent}%', { percent })}</strong>;
  return (
    <>
      <strong>
        {i18n.t('{done, number} of {all, plural, one {# goal} other {# goals}}', { done, all })}
      </strong>
      <span className={classes.quiet}>{`· ${sourceLabels[source]()}`}</span>
      {source === 'hand' && (
        <Button variant="subtle" size="compact-sm" onClick={() => follow(project)}>
          {i18n.t('Base on goals')}
        </Button>
      )}
      <ItemPercent percent={percent} />
    </>
  );
};

const hasEnded = ({ status }: Project): boolean => status === 'Completed' || status === 'Abandoned';

/**
 * The first open goal in the person's order, with its day. Renders nothing once the project is completed or abandoned.
 */
const NextGoal = ({ project, today }: Pick<Props, 'project' | 'today'>) => {
  const next = project.goals.find(({ completed }) => !completed);
  if (!next || hasEnded(project)) return null;
  const { description, dueDate } = next;
  return (
    <ItemSentence>
      {i18n.t('Next: {goal}', { goal: description })}
      {dueDate !== null && (
        <>
          {' '}
          <span className={classes.due} data-overdue={dueDate < today || undefined}>
            {describeGoalDay(dueDate, today)}
          </span>
        </>
      )}
    </ItemSentence>
  );
};

const Actions = ({ project, onDelete }: Pick<Props, 'project' | 'onDelete'>) => {
  const { _id, name, status } = project;
  const { open, dialog } = useLogProjectTime(project);
  const main = status === 'Planning' ? i18n.t('Start') : i18n.t('Continue');
  return (
    <ItemActions
      main={
        <StartTimerOrCountdown
          area="projects"
          item={project}
          {...(!hasEnded(project) && { main })}
        />
      }
    >
      <Button
        variant="default"
        leftSection={<IconClockPlus size={16} aria-hidden="true" />}
        aria-label={i18n.t('Log time for {name}', { name })}
        onClick={open}
      >
        {i18n.t('Log time')}
      </Button>
      <EditDelete
        name={name}
        editTo={paths.projectEdit(_id)}
        editState={{ project }}
        onDelete={onDelete}
      />
      {dialog}
    </ItemActions>
  );
};
