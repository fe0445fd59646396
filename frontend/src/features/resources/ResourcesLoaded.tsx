import { useMemo } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { Choice } from '../../ui/cards/Choice.tsx';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { ListBar } from '../../ui/cards/ListBar.tsx';
import { formatShown } from '../../ui/format/formatShown.ts';
import { useUrlChoice } from '../../ui/page/useUrlChoice.ts';
import { ComingUp } from './ComingUp.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceCharts } from './ResourceCharts.tsx';
import { ResourceStats } from './ResourceStats.tsx';
import { useDeleteResource } from './useDeleteResource.ts';
import { useSetStatus } from './useSetStatus.ts';
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
