import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { SessionList } from '../../../domain/time/SessionList.tsx';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import classes from './ProjectPage.module.css';

type Props = { readonly project: Project; readonly today: Day };

/** The time spent on a project, and its sessions. Renders nothing until time was spent. */
export const ProjectTime = ({ project, today }: Props) => {
  if (project.spentMinutes === 0) return null;
  const title = i18n.t('Time spent');
  return (
    <ItemSection
      title={title}
      badge={<span className={classes.total}>{formatMinutes(project.spentMinutes)}</span>}
    >
      <SessionList source={{ ...project, area: 'projects' }} today={today} label={title} />
    </ItemSection>
  );
};
