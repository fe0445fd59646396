import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Resource } from '#shared/contract/resources.ts';
import { useToday } from '../days/useToday.ts';
import { CardList } from '../ui/CardList.tsx';
import { Choice } from '../ui/Choice.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListBar } from '../ui/ListBar.tsx';
import { shownWords } from '../ui/shownWords.ts';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { useUrlChoice } from '../ui/useUrlChoice.ts';
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
  const onStatus = useSetStatus(useToday());
  const onDelete = useDeleteResource();
  const shown = useMemo(
    () => sortResources(filterResources(list, filter), sort),
    [list, filter, sort],
  );
  const kept = useKeptFocus<HTMLDivElement>(useMemo(() => shown.map(({ _id }) => _id), [shown]));
  return (
    <>
      <ResourceStats />
      <ComingUp list={list} />
      <ResourceCharts list={list} />
      <ListBar shown={shownWords(shown.length, list.length, 'resource')}>
        <Choice label="Filter" value={filter} options={filterLabels} onChange={setFilter} />
        <Choice label="Sort by" value={sort} options={sortLabels} onChange={setSort} />
      </ListBar>
      <div {...kept}>
        {shown.length === 0 ? (
          <EmptyState
            title="No resources found"
            text="None of your resources matches this filter."
            action={
              <Button variant="default" onClick={() => setFilter('all')}>
                Show all resources
              </Button>
            }
          />
        ) : (
          <CardList
            key={`${filter} ${sort}`}
            label="Resources"
            items={shown}
            keyOf={({ _id }) => _id}
            min={340}
            height={300}
          >
            {(resource) => (
              <ResourceCard resource={resource} onStatus={onStatus} onDelete={onDelete} />
            )}
          </CardList>
        )}
      </div>
    </>
  );
};
