import { Button } from '@mantine/core';
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
import { ProjectGoals } from './ProjectGoals.tsx';
import { ProjectOutcomes } from './ProjectOutcomes.tsx';
import { statusTones } from './statusTones.ts';
import type { SetStatus } from './useSetStatus.ts';

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
