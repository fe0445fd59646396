import type { Project } from '#shared/projects/model.ts';
import classes from './ProjectCard.module.css';
import { CARD_OUTCOMES, formatMore } from './view.ts';

/** On a card: the first learning outcomes, and how many more there are. */
export const ProjectOutcomes = ({ learningOutcomes }: Pick<Project, 'learningOutcomes'>) => {
  if (learningOutcomes.length === 0) return null;
  const more = formatMore(learningOutcomes.length, CARD_OUTCOMES, 'outcome');
  return (
    <section>
      <h3 className={classes.part}>What I Learned</h3>
      <ul className={classes.lines}>
        {learningOutcomes.slice(0, CARD_OUTCOMES).map(({ _id, description }) => (
          <li key={_id} className={classes.line}>
            {description}
          </li>
        ))}
      </ul>
      {more && <p className={classes.more}>{more}</p>}
    </section>
  );
};
