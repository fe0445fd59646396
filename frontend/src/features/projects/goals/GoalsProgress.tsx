import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { StartTimer } from '../../../domain/timer/StartTimer.tsx';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import { progressSource, sourceLabels, useFollowGoals } from '../projectProgress.ts';
import { useLogProjectTime } from '../useLogProjectTime.ts';
import { goalCounts } from '../view.ts';
import { AllGoalsDone } from './AllGoalsDone.tsx';
import classes from './GoalsPage.module.css';

type Props = {
  readonly project: Project;
  readonly onComplete: () => void;
};

export const GoalsProgress = ({ project, onComplete }: Props) => {
  const { done, all, percent } = goalCounts(project.goals);
  const follow = useFollowGoals();
  const { open, dialog } = useLogProjectTime(project);
  const source = progressSource(project);
  return (
    <>
      <dl className={classes.progress}>
        {all > 0 && (
          <div>
            <dt>{i18n.t('Goals completed')}</dt>
            <dd>
              <span className={classes.number}>
                {i18n.t('{done, number} of {all, number}', { done, all })}
              </span>
              <span className={classes.percent}>{i18n.t('{percent}%', { percent })}</span>
              <ProgressBar percent={percent} />
            </dd>
          </div>
        )}
        <div>
          <dt>{i18n.t('Project progress')}</dt>
          <dd>
            <span className={classes.number}>
              {i18n.t('{percent}%', { percent: project.progress })}
            </span>
            {all > 0 && <span className={classes.percent}>{sourceLabels[source]()}</span>}
            <ProgressBar percent={project.progress} />
            {all > 0 && source === 'hand' && (
              <Button
                className={classes.follow ?? ''}
                variant="subtle"
                size="compact-sm"
                onClick={() => follow(project)}
              >
                {i18n.t('Base on goals')}
              </Button>
            )}
          </dd>
        </div>
        <div>
          <dt>{i18n.t('Time spent')}</dt>
          <dd>
            <span className={classes.number}>{formatMinutes(project.spentMinutes)}</span>
            <div className={classes.time}>
              <Button
                variant="light"
                leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
                aria-label={i18n.t('Log time for {name}', { name: project.name })}
                onClick={open}
              >
                {i18n.t('Log time')}
              </Button>
              <StartTimer area="projects" item={project} />
            </div>
          </dd>
        </div>
      </dl>
      {dialog}
      <AllGoalsDone project={project} onComplete={onComplete} />
    </>
  );
};
