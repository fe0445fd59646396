import { useCallback, useMemo } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { Choice, ListBar } from '../../ui/cards/ListBar.tsx';
import { formatShown } from '../../ui/format/formatCount.ts';
import { confirmDelete } from '../../ui/overlay/confirmDelete.tsx';
import { showSuccess } from '../../ui/overlay/popups.ts';
import { useUrlChoice } from '../../ui/page/useUrlParam.ts';
import { ComingUp } from './ComingUp.tsx';
import { deleteResource, updateResource } from './changes.ts';
import { ResourceCard, type SetStatus } from './ResourceCard.tsx';
import { ResourceCharts, ResourceStats } from './ResourceStats.tsx';
import {
  filterLabels,
  filterResources,
  resourceFilters,
  resourceSorts,
  sortLabels,
  sortResources,
} from './view.ts';

export const ResourcesLoaded = ({ list }: { readonly list: readonly Resource[] }) => {
  const [filter, setFilter] = useUrlChoice('filter', resourceFilters);
  const [sort, setSort] = useUrlChoice('sort', resourceSorts);
  const onStatus = useSetStatus();
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
      <ResourceCharts list={list} />
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
        {(resource) => <ResourceCard resource={resource} onStatus={onStatus} onDelete={onDelete} />}
      </FilteredCards>
    </>
  );
};

/** Sets only the status; the rest of the resource follows from it. */
function useSetStatus(): SetStatus {
  const make = useMake();
  return useCallback(
    ({ _id, title }, status) => {
      make(
        updateResource,
        { params: { id: _id }, body: { status } },
        { label: `${title}: ${status}`, failure: 'Failed to update resource status' },
      );
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
            { label: `${title}: deleted`, failure: 'Failed to delete resource' },
          );
          showSuccess('Deleted!');
        },
      }),
    [make],
  );
}
