import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { type CardStat, CardStats } from '../../ui/cards/CardStats.tsx';
import { EditDelete } from '../../ui/cards/EditDelete.tsx';
import { ItemDetails } from '../../ui/cards/ItemDetails.tsx';
import { StatusSelect } from '../../ui/cards/StatusSelect.tsx';
import { TagList } from '../../ui/cards/TagList.tsx';
import { formatShortDate } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { ExternalLink } from '../../ui/page/ExternalLink.tsx';
import classes from './ProjectCard.module.css';
import { type SetStatus, statusTones } from './projectStatus.ts';
import { CARD_GOALS, CARD_OUTCOMES, formatMore, goalCounts } from './view.ts';

type Props = {
  readonly project: Project;
  readonly onStatus: SetStatus;
  readonly onDelete: (project: Project) => void;
};

export const ProjectCard = memo(({ project, onStatus, onDelete }: Props) => {
  const { _id, name, status, progress, repositoryUrl, demoUrl, relatedSkills } = project;
  return (
    <Card
      as="article"
      title={name}
      badge={
        <StatusSelect
          label={`Status of ${name}`}
          value={status}
          values={projectStatuses}
          tone={statusTones[status]}
          onChange={(next) => onStatus(project, next)}
        />
      }
      actions={
        <>
          <Button
            component={Link}
            to={paths.projectGoals(_id)}
            variant="default"
            className={classes.manage ?? ''}
            aria-label={`Manage goals of ${name}`}
          >
            Manage goals
          </Button>
          <EditDelete
            name={name}
            editTo={paths.projectEdit(_id)}
            editState={{ project }}
            onDelete={() => onDelete(project)}
          />
        </>
      }
    >
      <ItemDetails description={project.description} progress={progress}>
        <CardStats stats={statsOf(project)} />
        <ProjectGoals goals={project.goals} />
        <ProjectOutcomes learningOutcomes={project.learningOutcomes} />
        <TagList
          label="Skills used"
          tags={relatedSkills.map((skill) => ({ key: skill._id, text: skill.name }))}
        />
        {(repositoryUrl || demoUrl) && (
          <div className={classes.links}>
            <ExternalLink href={repositoryUrl} label={`Repository of ${name}`}>
              Repository
            </ExternalLink>
            <ExternalLink href={demoUrl} label={`Demo of ${name}`}>
              Demo
            </ExternalLink>
          </div>
        )}
      </ItemDetails>
    </Card>
  );
});

const dayOrNone = (day: string | null): string => (day ? formatShortDate(day) : '–');

const statsOf = ({ startDate, completionDate, endDate, duration }: Project): CardStat[] => [
  ['Started', dayOrNone(startDate)],
  completionDate || !endDate
    ? ['Completed', dayOrNone(completionDate)]
    : ['Planned end', dayOrNone(endDate)],
  ['Duration', duration === null ? '–' : formatCount(duration, 'day')],
];

/** On a card: the first goals with their marks, and how many more there are. */
const ProjectGoals = ({ goals }: Pick<Project, 'goals'>) => {
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

/** On a card: the first learning outcomes, and how many more there are. */
const ProjectOutcomes = ({ learningOutcomes }: Pick<Project, 'learningOutcomes'>) => {
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
