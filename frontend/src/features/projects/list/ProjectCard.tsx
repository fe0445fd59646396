import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { statusColor } from '../../../domain/status/statusColors.ts';
import { TimedMenu } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { Facts } from '../../../ui/details/Facts.tsx';
import { ItemDetails } from '../../../ui/details/ItemDetails.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { factsOf } from '../facts.ts';
import { useGoals } from '../goals/useListItems.ts';
import { ProjectLinks } from '../ProjectLinks.tsx';
import { differsFromGoals } from '../projectProgress.ts';
import type { SetStatus } from '../projectStatus.ts';
import { useLogProjectTime } from '../useLogProjectTime.ts';
import { CARD_GOALS, CARD_OUTCOMES, goalCounts } from '../view.ts';
import classes from './ProjectCard.module.css';

type Props = {
  readonly project: Project;
  /** Whether the project's timer runs. */
  readonly isRunning: boolean;
  readonly onStatus: SetStatus;
  readonly onDelete: (project: Project) => void;
};

export const ProjectCard = memo(({ project, isRunning, onStatus, onDelete }: Props) => {
  const { _id, name, status, progress } = project;
  const { open, dialog } = useLogProjectTime(project);
  const today = useToday();
  return (
    <Card
      as="article"
      title={<Link to={paths.project(_id)}>{name}</Link>}
      edge={statusColor(status)}
      badge={
        <StatusSelect
          label={i18n.t('Status of {name}', { name })}
          value={status}
          values={projectStatuses}
          onChange={(next) => onStatus(project, next)}
        />
      }
      actions={
        <>
          <Button
            component={Link}
            to={paths.projectGoals(_id)}
            data-key="x"
            variant="light"
            px="sm"
            aria-label={i18n.t('Manage goals of {name}', { name })}
          >
            {i18n.t('Manage goals')}
          </Button>
          <EditDelete
            name={name}
            editTo={paths.projectEdit(_id)}
            editState={{ project }}
            onDelete={() => onDelete(project)}
          />
          <TimedMenu area="projects" item={project} isRunning={isRunning}>
            <MenuItem onClick={open}>{i18n.t('Log time')}</MenuItem>
          </TimedMenu>
        </>
      }
    >
      <ItemDetails
        description={project.description}
        progress={progress}
        source={differsFromGoals(project) && i18n.t('set by hand')}
      >
        <ProjectGoals project={project} />
        <ProjectOutcomes learningOutcomes={project.learningOutcomes} />
        <ProjectLinks project={project} />
        <Facts facts={factsOf(project, today)} />
      </ItemDetails>
      {dialog}
    </Card>
  );
});

const ProjectGoals = ({ project: { _id, goals } }: Pick<Props, 'project'>) => {
  const { tick } = useGoals(_id);
  if (goals.length === 0) return null;
  const { done, all } = goalCounts(goals);
  const more = all - CARD_GOALS;
  return (
    <section>
      <h3 className={classes.part}>
        {i18n.t('Goals')} <span>{i18n.t('{done, number} of {all, number}', { done, all })}</span>
      </h3>
      <ul className={classes.lines}>
        {goals.slice(0, CARD_GOALS).map((goal) => (
          <li key={goal._id}>
            <label className={classes.goal} data-done={goal.completed || undefined}>
              <input
                type="checkbox"
                checked={goal.completed}
                onChange={(event) => tick(goal, event.currentTarget.checked)}
              />
              <span className={classes.line} dir="auto">
                {goal.description}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          {i18n.t('{more, plural, one {+# more goal} other {+# more goals}}', { more })}
        </p>
      )}
    </section>
  );
};

const ProjectOutcomes = ({ learningOutcomes }: Pick<Project, 'learningOutcomes'>) => {
  if (learningOutcomes.length === 0) return null;
  const more = learningOutcomes.length - CARD_OUTCOMES;
  return (
    <section>
      <h3 className={classes.part}>{i18n.t('What I Learned')}</h3>
      <ul className={classes.lines}>
        {learningOutcomes.slice(0, CARD_OUTCOMES).map(({ _id, description }) => (
          <li key={_id} className={classes.line} dir="auto">
            {description}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          {i18n.t('{more, plural, one {+# more outcome} other {+# more outcomes}}', { more })}
        </p>
      )}
    </section>
  );
};
