import { useCallback, useMemo } from 'react';
import { restoring } from '#shared/core/completion.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../../data/changes/useOutbox.ts';
import { deleteResource, updateResource } from '../../../domain/resources/edits.ts';
import { statusLabel } from '../../../domain/status/statusLabel.ts';
import { useReversible } from '../../../forms/useReversible.ts';
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
import {
  filterLabels,
  filterResources,
  resourceFilters,
  resourceSearch,
  resourceSorts,
  sortLabels,
  sortResources,
} from '../view.ts';
import { ComingUp } from './ComingUp.tsx';
import { ResourceCard, type SetStatus } from './ResourceCard.tsx';
import { ResourceRow } from './ResourceRow.tsx';
import { ResourceStats } from './ResourceStats.tsx';
import { useSetProgress } from './useSetProgress.ts';

const ResourceCharts = lazyPart(async () => (await import('./ResourceCharts.tsx')).ResourceCharts);

export const ResourcesLoaded = ({ list }: { readonly list: readonly Resource[] }) => {
  const [filter, setFilter] = useUrlChoice('filter', resourceFilters);
  const [sort, setSort] = useUrlChoice('sort', resourceSorts);
  const search = useListSearch(list, resourceSearch);
  const onStatus = useSetStatus();
  const onProgress = useSetProgress();
  const onDelete = useDeleteResource();
  const titled = useMemo(() => sortResources(list, 'title'), [list]);
  const shown = useMemo(
    () => sortResources(filterResources(titled.filter(search.matches), filter), sort),
    [titled, search.matches, filter, sort],
  );
  return (
    <>
      <ResourceStats list={list} />
      <ComingUp list={list} />
      <ListTools view={search} searchLabel={i18n.t('Search resources')} />
      <ListBar
        shown={formatShown(shown.length, list.length, (count) =>
          i18n.t('{count, plural, one {# resource} other {# resources}}', { count }),
        )}
        filter={{ value: filter, options: filterLabels(), onChange: setFilter }}
        sort={{ value: sort, options: sortLabels(), onChange: setSort }}
      />
      <FilteredCards
        label={i18n.t('Resources')}
        none={{
          title: i18n.t('No resources found'),
          text: i18n.t('None of your resources match this filter.'),
          all: i18n.t('Show all resources'),
        }}
        first={
          list.length === 0 && {
            text: i18n.t(
              'Books, courses, videos: add what you want to learn from. Give it a deadline if you like, and see how much time a day it takes.',
            ),
            action: <AddButton to={paths.resourceAdd} label={i18n.t('Add your first resource')} />,
          }
        }
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
        min={340}
        height={350}
      >
        {(resource) =>
          search.isCompact ? (
            <ResourceRow resource={resource} onStatus={onStatus} />
          ) : (
            <ResourceCard
              resource={resource}
              onStatus={onStatus}
              onProgress={onProgress}
              onDelete={onDelete}
            />
          )
        }
      </FilteredCards>
      <FoldedCharts page="resources">
        <ResourceCharts list={list} />
      </FoldedCharts>
    </>
  );
};

const labelOf = ({ title }: Resource, status: Resource['status']): string =>
  i18n.t('{name}: {status}', { name: title, status: statusLabel(status) });

/** Sends only the status, at once. Undo sends the state before. */
function useSetStatus(): SetStatus {
  const send = useReversible();
  return useCallback(
    (resource, status) => {
      const params = { id: resource._id };
      send(
        updateResource,
        i18n.t('Failed to update resource status'),
        { label: labelOf(resource, status), request: { params, body: { status } } },
        {
          label: labelOf(resource, resource.status),
          request: { params, body: restoring(resource) },
        },
      );
    },
    [send],
  );
}

/** Deletes after a question that names what would be lost. */
function useDeleteResource(): (resource: Resource) => void {
  const make = useMake();
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: i18n.t('Delete Resource?'),
        text: i18n.t(
          'This cannot be undone. “{name}” with its progress, notes and tags will be removed.',
          { name: title },
        ),
        onConfirm: () => {
          make(
            deleteResource,
            { params: { id: _id } },
            {
              label: i18n.t('Deleting “{name}”', { name: title }),
              failure: i18n.t('Failed to delete resource'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
