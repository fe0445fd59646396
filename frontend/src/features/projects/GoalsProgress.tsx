import { Button } from '@mantine/core';
import type { Goal, Project } from '#shared/projects/model.ts';
import { ProgressBar } from '../../ui/cards/ProgressBar.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import classes from './GoalsPage.module.css';
import { goalCounts } from './view.ts';

type Props = {
  readonly project: Project;
  /** The goals that count: without the one being deleted. */
  readonly goals: readonly Goal[];
  readonly onComplete: () => void;
};

/** The progress of the project and of its goals. */
export const GoalsProgress = ({ project, goals, onComplete }: Props) => {
  const { done, all, percent } = goalCounts(goals);
  const isAllDone = all > 0 && done === all && project.status !== 'Completed';
  return (
    <>
      <dl className={classes.progress}>
        <div>
          <dt>Goals completed</dt>
          <dd>
            <span className={classes.number}>
              {done} of {all}
            </span>
            <span className={classes.percent}>{percent}%</span>
            <ProgressBar percent={percent} />
          </dd>
        </div>
        <div>
          <dt>Project progress</dt>
          <dd>
            <span className={classes.number}>{project.progress}%</span>
            <ProgressBar percent={project.progress} />
          </dd>
        </div>
      </dl>
      {isAllDone && (
        <Banner
          tone="good"
          action={
            <Button variant="default" size="xs" onClick={onComplete}>
              Mark as completed
            </Button>
          }
        >
          All goals are done. Is the project completed?
        </Banner>
      )}
    </>
  );
};
