import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useRunningId } from '../../../domain/timer/useTimer.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ListContent } from '../../../ui/list/ListPage.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { useDeleteResource } from '../useDeleteResource.ts';
import { useSetStatus } from '../useSetStatus.ts';
import { resourceRules } from '../view.ts';
import { ComingUp } from './ComingUp.tsx';
import { NextUp } from './NextUp.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { ResourceCharts } from './ResourceCharts.tsx';
import { ResourceRow } from './ResourceRow.tsx';
import { ResourceStats } from './ResourceStats.tsx';
import { useMoveResource } from './useMoveResource.ts';
import { useSetProgress } from './useSetProgress.ts';

const nameOf = ({ title }: Resource): string => title;

export const ResourcesLoaded = ({ list: all }: { readonly list: readonly Resource[] }) => {
  const list = useList(all, resourceRules);
  const runningId = useRunningId();
  const onStatus = useSetStatus(all);
  const onProgress = useSetProgress();
  const onDelete = useDeleteResource();
  const onMove = useMoveResource(all, list.shown);
  return (
    <ListContent
      list={list}
      label={i18n.t('Resources')}
      searchLabel={i18n.t('Search resources')}
      countLabel={(count) =>
        i18n.t('{count, plural, one {# resource} other {# resources}}', { count })
      }
      warning={<ComingUp list={all} />}
      stats={<ResourceStats list={all} />}
      charts={<ResourceCharts list={all} />}
      lead={<NextUp list={all} onStatus={onStatus} />}
      sorting={list.sort.value === 'mine' ? { nameOf, onMove } : undefined}
      none={{
        title: i18n.t('No resources found'),
        text: i18n.t('None of your resources match this filter.'),
        all: i18n.t('Show all resources'),
      }}
      first={{
        text: i18n.t(
          'Books, courses, videos: add what you want to learn from. Give it a deadline if you like, and see how much time a day it takes.',
        ),
        action: <AddButton to={paths.resourceAdd} label={i18n.t('Add your first resource')} />,
      }}
      min={340}
      height={260}
      card={(resource) => (
        <ResourceCard
          resource={resource}
          isRunning={resource._id === runningId}
          onStatus={onStatus}
          onProgress={onProgress}
          onDelete={onDelete}
        />
      )}
      row={(resource) => (
        <ResourceRow resource={resource} onStatus={onStatus} onProgress={onProgress} />
      )}
    />
  );
};
