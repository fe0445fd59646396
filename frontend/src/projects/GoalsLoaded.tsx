import type { Project } from '#shared/projects/model.ts';
import { EntryCard } from './EntryCard.tsx';
import { GoalsCard } from './GoalsCard.tsx';
import classes from './GoalsPage.module.css';
import { GoalsProgress } from './GoalsProgress.tsx';
import { without } from './goalEdits.ts';
import { useRemoval } from './useRemoval.ts';
import type { SetStatus } from './useSetStatus.ts';

type Props = { readonly project: Project; readonly onStatus: SetStatus };

export const GoalsLoaded = ({ project, onStatus }: Props) => {
  const removing = useRemoval();
  const counted = without<Project['goals'][number]>(removing.removal?.entryId ?? '')(project.goals);
  return (
    <>
      <GoalsProgress
        project={project}
        goals={counted}
        onComplete={() => onStatus(project, 'Completed')}
      />
      <div className={classes.lists}>
        <GoalsCard project={project} removing={removing} />
        <div className={classes.side}>
          <EntryCard
            project={project}
            list="learningOutcomes"
            title="What I Learned"
            hint="What will you take along from this project?"
            removing={removing}
          />
          <EntryCard
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
