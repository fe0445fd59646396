import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { useRunningId } from '../../../domain/timer/useTimer.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ListContent } from '../../../ui/list/ListPage.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { useSetStatus } from '../projectStatus.ts';
import { useDeleteProject } from '../useDeleteProject.ts';
import { projectRules } from '../view.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectCharts } from './ProjectCharts.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { ProjectStats } from './ProjectStats.tsx';

export const ProjectsLoaded = ({ list: all }: { readonly list: readonly Project[] }) => {
  const list = useList(all, projectRules);
  const runningId = useRunningId();
  const onStatus = useSetStatus();
  const onDelete = useDeleteProject();
  return (
    <ListContent
      list={list}
      label={i18n.t('Projects')}
      searchLabel={i18n.t('Search projects')}
      countLabel={(count) =>
        i18n.t('{count, plural, one {# project} other {# projects}}', { count })
      }
      stats={<ProjectStats list={all} />}
      charts={<ProjectCharts list={all} shown={list.shown} />}
      none={{
        title: i18n.t('No projects found'),
        text: i18n.t('None of your projects match this filter.'),
        all: i18n.t('Show all projects'),
      }}
      first={{
        text: i18n.t("Start your first mini project to apply what you've learned!"),
        action: <AddButton to={paths.projectAdd} label={i18n.t('Add Your First Project')} />,
      }}
      min={340}
      height={320}
      card={(project) => (
        <ProjectCard
          project={project}
          isRunning={project._id === runningId}
          onStatus={onStatus}
          onDelete={onDelete}
        />
      )}
      row={(project) => <ProjectRow project={project} onStatus={onStatus} />}
    />
  );
};
