import { Button } from '@mantine/core';
import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { Facts } from '../../../ui/details/Facts.tsx';
import { Description } from '../../../ui/details/ItemDetails.tsx';
import { ProgressBar } from '../../../ui/details/ProgressBar.tsx';
import { TagList } from '../../../ui/details/TagList.tsx';
import { ExternalLink } from '../../../ui/page/ExternalLink.tsx';
import { factsOf } from '../facts.ts';
import { AllGoalsDone } from '../goals/AllGoalsDone.tsx';
import { describeGoalDay } from '../goals/describeGoalDay.ts';
import { progressSource, sourceLabels, useFollowGoals } from '../projectProgress.ts';
import { goalCounts } from '../view.ts';
import classes from './ProjectPage.module.css';

type Props = {
  readonly project: Project;
  readonly today: Day;
  readonly onComplete: () => void;
};

/** Shows the next goal, the progress and where it comes from, and the project's facts and links. */
export const ProjectSummary = ({ project, today, onComplete }: Props) => {
  const { name, relatedSkills, repositoryUrl, demoUrl } = project;
  return (
    <div className={classes.summary}>
      <NextGoal project={project} today={today} />
      {(project.goals.length > 0 || project.progress > 0) && <Progress project={project} />}
      <AllGoalsDone project={project} onComplete={onComplete} />
      <Description text={project.description} />
      {(relatedSkills.length > 0 || repositoryUrl || demoUrl) && (
        <div className={classes.links}>
          <TagList
            label={i18n.t('Skills used')}
            tags={relatedSkills.map((skill) => ({ key: skill._id, text: skill.name }))}
          />
          <ExternalLink href={repositoryUrl} label={i18n.t('Repository of {name}', { name })}>
            {i18n.t('Repository')}
          </ExternalLink>
          <ExternalLink href={demoUrl} label={i18n.t('Demo of {name}', { name })}>
            {i18n.t('Demo')}
          </ExternalLink>
        </div>
      )}
      {/* The time spent has a part of its own. */}
      <Facts facts={factsOf({ ...project, spentMinutes: 0 }, today)} />
    </div>
  );
};

/** The first open goal in the person's order, with its day. Renders nothing once the project has ended. */
const NextGoal = ({ project: { goals, status }, today }: Omit<Props, 'onComplete'>) => {
  const next = goals.find(({ completed }) => !completed);
  if (!next || status === 'Completed' || status === 'Abandoned') return null;
  const { description, dueDate } = next;
  return (
    <p className={classes.sentence} dir="auto">
      {i18n.t('Next: {goal}', { goal: description })}
      {dueDate !== null && (
        <>
          {' '}
          <span data-overdue={dueDate < today || undefined}>{describeGoalDay(dueDate, today)}</span>
        </>
      )}
    </p>
  );
};

/** The bar of a project, with its source: '67% · Based on goals: 2 of 3'. */
const Progress = ({ project }: Pick<Props, 'project'>) => {
  const follow = useFollowGoals();
  const { done, all } = goalCounts(project.goals);
  const source = progressSource(project);
  return (
    <div className={classes.bar}>
      <ProgressBar percent={project.progress} />
      <span className={classes.percent}>{i18n.t('{percent}%', { percent: project.progress })}</span>
      {all > 0 && (
        <span className={classes.source}>
          {[
            i18n.t('{done, number} of {all, plural, one {# goal} other {# goals}}', { done, all }),
            sourceLabels[source](),
          ].join(' · ')}
        </span>
      )}
      {all > 0 && source === 'hand' && (
        <Button variant="subtle" size="compact-sm" onClick={() => follow(project)}>
          {i18n.t('Base on goals')}
        </Button>
      )}
    </div>
  );
};
