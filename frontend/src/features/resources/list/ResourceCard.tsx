import { Button } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { plainTags } from '#shared/core/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceStatuses } from '#shared/resources/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { StartTimer } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardStats } from '../../../ui/cards/CardStats.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { ItemDetails } from '../../../ui/details/ItemDetails.tsx';
import { TagList } from '../../../ui/details/TagList.tsx';
import { describeSpent } from '../../../ui/format/durations.ts';
import { ExternalLink } from '../../../ui/page/ExternalLink.tsx';
import { datesOf, describeResource, formatDuration } from '../format.ts';
import { standalonePriorityLabel } from '../labels.ts';
import { LogResourceTime } from './LogResourceTime.tsx';
import classes from './ResourceCard.module.css';
import { hasPace, ResourcePace } from './ResourcePace.tsx';
import type { SetProgress } from './useSetProgress.ts';

export type SetStatus = (resource: Resource, status: Resource['status']) => void;

type Props = {
  readonly resource: Resource;
  readonly onStatus: SetStatus;
  readonly onProgress: SetProgress;
  readonly onDelete: (resource: Resource) => void;
};

export const ResourceCard = memo(({ resource, onStatus, onProgress, onDelete }: Props) => {
  const { _id, title, status, progress, url, tags, relatedSkills } = resource;
  const today = useToday();
  return (
    <Card
      as="article"
      title={title}
      meta={
        <>
          {describeResource(resource)}
          <br />
          <Priority priority={resource.priority} />
        </>
      }
      badge={
        <StatusSelect
          label={i18n.t('Status of {name}', { name: title })}
          value={status}
          values={resourceStatuses}
          onChange={(next) => onStatus(resource, next)}
        />
      }
      actions={
        <>
          <LogResourceTime resource={resource} />
          <StartTimer
            area="resources"
            item={{ _id, name: title, relatedSkills: resource.relatedSkills }}
          />
          <ExternalLink href={url} label={i18n.t('Open {name}', { name: title })}>
            {i18n.t('Open')}
          </ExternalLink>
          <EditDelete
            name={title}
            editTo={paths.resourceEdit(_id)}
            editState={{ resource }}
            onDelete={() => onDelete(resource)}
          />
        </>
      }
    >
      <ItemDetails
        description={resource.description}
        progress={progress}
        steps={{
          name: title,
          isFixed: status === 'Completed',
          onProgress: (next) => onProgress(resource, next),
        }}
      >
        {progress === 100 && status !== 'Completed' && (
          <Button
            variant="default"
            size="xs"
            aria-label={i18n.t('Mark as completed: {name}', { name: title })}
            onClick={({ currentTarget }) => {
              // The button disappears. The status shows the result.
              currentTarget.closest('article')?.querySelector('select')?.focus();
              onStatus(resource, 'Completed');
            }}
          >
            {i18n.t('Mark as completed')}
          </Button>
        )}
        <CardStats
          stats={[
            [
              i18n.t('Duration'),
              formatDuration(resource.duration),
              describeSpent(resource.spentMinutes),
            ],
            ...datesOf(resource, today),
          ]}
        />
        {hasPace(resource) && <ResourcePace _id={_id} title={title} />}
        <TagList
          label={i18n.t('Related skills')}
          tags={relatedSkills.map((skill) => ({ key: skill._id, text: skill.name }))}
        />
        <TagList
          label={i18n.t('Tags')}
          tags={plainTags(tags).map((tag) => ({ key: tag, text: `#${tag}` }))}
          plain
        />
      </ItemDetails>
    </Card>
  );
});

/** 'High priority' has a colour and a filled flag, the others are plain text. */
const Priority = ({ priority }: Pick<Resource, 'priority'>) => {
  const isHigh = priority === 'High';
  const Icon = isHigh ? IconFlagFilled : IconFlag;
  return (
    <span className={classes.priority} data-high={isHigh || undefined}>
      <Icon size={14} aria-hidden="true" />
      {standalonePriorityLabel(priority)}
    </span>
  );
};
