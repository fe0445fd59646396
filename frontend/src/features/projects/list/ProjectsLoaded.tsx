import { useCallback, useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { useMake } from '../../../data/changes/useOutbox.ts';
import { deleteProject } from '../../../domain/projects/edits.ts';
import { paths } from '../../../paths.ts';
import { useUrlChoice } from '../../../ui/browser/useUrlParam.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { FoldedCharts } from '../../../ui/charts/FoldedCharts.tsx';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { formatShown } from '../../../ui/format/formatShown.ts';
import { FilteredCards } from '../../../ui/list/FilteredCards.tsx';
import { ListBar } from '../../../ui/list/ListBar.tsx';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import { useListSearch } from '../../../ui/list/useListSearch.ts';
import { confirmDelete } from '../../../ui/overlay/confirmDelete.tsx';
import { useSetStatus } from '../projectStatus.ts';
import {
  describeDeletion,
  filterLabels,
  filterProjects,
  projectFilters,
  projectSearch,
  projectSorts,
  sortLabels,
  sortProjects,
} from '../view.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectRow } from './ProjectRow.tsx';
import { ProjectStats } from './ProjectStats.tsx';

const ProjectCharts = lazyPart(async () => (await import('./ProjectCharts.tsx')).ProjectCharts);

export const ProjectsLoaded = ({ list }: { readonly list: readonly Project[] }) => {
  const [filter, setFilter] = useUrlChoice('filter', projectFilters);
  const [sort, setSort] = useUrlChoice('sort', projectSorts);
  const search = useListSearch(list, projectSearch);
  const onStatus = useSetStatus();
  const onDelete = useDeleteProject();
  const named = useMemo(() => sortProjects(list, 'name'), [list]);
  const sorted = useMemo(
    () => sortProjects(named.filter(search.matches), sort),
    [named, search.matches, sort],
  );
  const shown = useMemo(() => filterProjects(sorted, filter), [sorted, filter]);
  return (
    <>
      <ProjectStats list={list} />
      <ListTools view={search} searchLabel={i18n.t('Search projects')} />
      <ListBar
        shown={formatShown(shown.length, list.length, (count) =>
          i18n.t('{count, plural, one {# project} other {# projects}}', { count }),
        )}
        filter={{ value: filter, options: filterLabels(), onChange: setFilter }}
        sort={{ value: sort, options: sortLabels(), onChange: setSort }}
      />
      <FilteredCards
        label={i18n.t('Projects')}
        none={{
          title: i18n.t('No projects found'),
          text: i18n.t('None of your projects match this filter.'),
          all: i18n.t('Show all projects'),
        }}
        first={
          list.length === 0 && {
            text: i18n.t("Start your first mini project to apply what you've learned!"),
            action: <AddButton to={paths.projectAdd} label={i18n.t('Add Your First Project')} />,
          }
        }
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
        min={340}
        height={360}
      >
        {(project) =>
          search.isCompact ? (
            <ProjectRow project={project} onStatus={onStatus} />
          ) : (
            <ProjectCard project={project} onStatus={onStatus} onDelete={onDelete} />
          )
        }
      </FilteredCards>
      <FoldedCharts page="projects">
        <ProjectCharts list={list} sorted={sorted} />
      </FoldedCharts>
    </>
  );
};

/** Deletes after a question that names what would be lost. */
function useDeleteProject(): (project: Project) => void {
  const make = useMake();
  return useCallback(
    (project) =>
      confirmDelete({
        title: i18n.t('Delete Project?'),
        text: describeDeletion(project),
        onConfirm: () => {
          make(
            deleteProject,
            { params: { id: project._id } },
            {
              label: i18n.t('Deleting “{name}”', { name: project.name }),
              failure: i18n.t('Failed to delete project'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
