import type { Project } from '#shared/projects/model.ts';
import { GoalsCard } from './GoalsCard.tsx';
import classes from './GoalsPage.module.css';
import { GoalsProgress } from './GoalsProgress.tsx';
import { ListCard } from './ListCard.tsx';
import { useRemoval } from './useRemoval.ts';
import type { SetStatus } from './useSetStatus.ts';

type Props = { readonly project: Project; readonly onStatus: SetStatus };

export const GoalsLoaded = ({ project, onStatus }: Props) => {
  const removing = useRemoval();
  return (
    <>
      <GoalsProgress
        project={project}
        goals={project.goals}
        onComplete={() => onStatus(project, 'Completed')}
      />
      <div className={classes.lists}>
        <GoalsCard project={project} removing={removing} />
        <div className={classes.side}>
          <ListCard
            project={project}
            list="learningOutcomes"
            title="What I Learned"
            hint="What will you take away from this project?"
            removing={removing}
          />
          <ListCard
            project={project}
            list="challenges"
            title="Challenges"
            hint="What was hard, and what got in the way?"
            removing={removing}
          />
        </div>
      </div>
    </>
  );
};
