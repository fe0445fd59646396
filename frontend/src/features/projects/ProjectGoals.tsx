import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Project } from '#shared/projects/model.ts';
import { goalCounts } from './goalEdits.ts';
import classes from './ProjectCard.module.css';
import { CARD_GOALS, formatMore } from './view.ts';

/** On a card: the first goals with their marks, and how many more there are. */
export const ProjectGoals = ({ goals }: Pick<Project, 'goals'>) => {
  if (goals.length === 0) return null;
  const { done, all } = goalCounts(goals);
  const more = formatMore(all, CARD_GOALS, 'goal');
  return (
    <section>
      <h3 className={classes.part}>
        Goals{' '}
        <span>
          {done} of {all}
        </span>
      </h3>
      <ul className={classes.lines}>
        {goals.slice(0, CARD_GOALS).map(({ _id, description, completed }) => {
          const Icon = completed ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={_id} className={classes.goal} data-done={completed || undefined}>
              <Icon size={16} aria-hidden="true" />
              <span className={classes.line}>
                <span className="visually-hidden">{completed ? 'Done: ' : 'Open: '}</span>
                {description}
              </span>
            </li>
          );
        })}
      </ul>
      {more && <p className={classes.more}>{more}</p>}
    </section>
  );
};
