import { useCallback, useMemo } from 'react';
import { restoring } from '#shared/core/completion.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { Choice, ListBar } from '../../ui/cards/ListBar.tsx';
import { FoldedCharts } from '../../ui/charts/FoldedCharts.tsx';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { formatShown } from '../../ui/format/formatCount.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showUndo } from '../../ui/overlay/popups.ts';
import { useUrlChoice } from '../../ui/page/useUrlParam.ts';
import { ComingUp } from './ComingUp.tsx';
import { deleteResource, updateResource } from './changes.ts';
import { ResourceCard, type SetProgress, type SetStatus } from './ResourceCard.tsx';
import { ResourceStats } from './ResourceStats.tsx';
import {
  filterLabels,
  filterResources,
  resourceFilters,
  resourceSorts,
  sortLabels,
  sortResources,
} from './view.ts';

const ResourceCharts = lazyPart(async () => (await import('./ResourceCharts.tsx')).ResourceCharts);

export const ResourcesLoaded = ({ list }: { readonly list: readonly Resource[] }) => {
  const [filter, setFilter] = useUrlChoice('filter', resourceFilters);
  const [sort, setSort] = useUrlChoice('sort', resourceSorts);
  const onStatus = useSetStatus();
  const onProgress = useSetProgress();
  const onDelete = useDeleteResource();
  const titled = useMemo(() => sortResources(list, 'title'), [list]);
  const shown = useMemo(
    () => sortResources(filterResources(titled, filter), sort),
    [titled, filter, sort],
  );
  return (
    <>
      <ResourceStats list={list} />
      <ComingUp list={list} />
      <ListBar shown={formatShown(shown.length, list.length, 'resource')}>
        <Choice label="Filter" value={filter} options={filterLabels} onChange={setFilter} />
        <Choice label="Sort by" value={sort} options={sortLabels} onChange={setSort} />
      </ListBar>
      <FilteredCards
        label="Resources"
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={() => setFilter('all')}
        min={340}
        height={300}
      >
        {(resource) => (
          <ResourceCard
            resource={resource}
            onStatus={onStatus}
            onProgress={onProgress}
            onDelete={onDelete}
          />
        )}
      </FilteredCards>
      <FoldedCharts page="resources">
        <ResourceCharts list={list} />
      </FoldedCharts>
    </>
  );
};

/** Sends the status alone, at once; undoing it sends what was before. */
function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    (resource, status) => {
      const params = { id: resource._id };
      const label = `${resource.title}: ${status}`;
      const failure = 'Failed to update resource status';
      const { over } = make(updateResource, { params, body: { status } }, { label, failure });
      showUndo(label, {
        over,
        undo: () => {
          const label = `${resource.title}: ${resource.status}`;
          const body = restoring(resource);
          make(updateResource, { params, body }, { label, failure, success: 'Undone!' });
          return true;
        },
      });
    },
    [make],
  );
}

/** What is read is in progress. It can be undone. */
function useSetProgress(): SetProgress {
  const make = useMake();
  return useCallback(
    (resource, progress) => {
      const begins = resource.status === 'Not Started' && progress > 0;
      const params = { id: resource._id };
      const label = `${resource.title}: ${progress}%`;
      const failure = 'Failed to save resource';
      const body = { progress, ...(begins && { status: 'In Progress' as const }) };
      const { over } = make(updateResource, { params, body }, { label, failure });
      showUndo(label, {
        over,
        undo: () => {
          const label = `${resource.title}: ${resource.progress}%`;
          const body = begins ? restoring(resource) : { progress: resource.progress };
          make(updateResource, { params, body }, { label, failure, success: 'Undone!' });
          return true;
        },
      });
    },
    [make],
  );
}

/** Asks first, and names what would be lost. */
function useDeleteResource(): (resource: Resource) => void {
  const make = useMake();
  return useCallback(
    ({ _id, title }) =>
      confirmDelete({
        title: 'Delete Resource?',
        text: `This cannot be undone. "${title}" with its progress, notes and tags will be removed.`,
        onConfirm: () => {
          make(
            deleteResource,
            { params: { id: _id } },
            {
              label: `Removing "${title}"`,
              failure: 'Failed to delete resource',
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
