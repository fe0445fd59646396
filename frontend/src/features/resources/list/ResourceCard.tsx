import { Button } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { plainTags } from '#shared/calls/fields.ts';
import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceStatuses } from '#shared/resources/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { TimedMenu } from '../../../domain/timer/StartTimer.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { Facts } from '../../../ui/details/Facts.tsx';
import { ItemDetails } from '../../../ui/details/ItemDetails.tsx';
import { TagList } from '../../../ui/details/TagList.tsx';
import { ExternalLink } from '../../../ui/links/ExternalLink.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { MoveItems } from '../../../ui/sortable/MoveItems.tsx';
import { describeResource, factsOf } from '../format.ts';
import { standalonePriorityLabel } from '../labels.ts';
import { describePosition, percentBeside, STEP, stepFrom } from '../position.ts';
import { NextStep, type NextStepProps } from './NextStep.tsx';
import { PositionField } from './PositionField.tsx';
import classes from './ResourceCard.module.css';
import { hasPace, ResourcePace } from './ResourcePace.tsx';
import { typeIcon } from './typeIcon.ts';
import { useLogResourceTime } from './useLogResourceTime.ts';

type Props = NextStepProps & {
  /** Whether the resource's timer runs. */
  readonly isRunning: boolean;
  readonly onDelete: (resource: Resource) => void;
};

export const ResourceCard = memo((props: Props) => {
  const { resource, isRunning, onStatus, onProgress, onDelete } = props;
  const { _id, title, type, status, progress, parts, tags, relatedSkills } = resource;
  const [asksPace, setAsksPace] = useState(false);
  const { open, dialog } = useLogResourceTime(resource);
  const today = useToday();
  const Icon = typeIcon[type];
  const isCompleted = status === 'Completed';
  return (
    <Card
      as="article"
      title={<Link to={paths.resource(_id)}>{title}</Link>}
      mark={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      meta={
        <span className={classes.meta}>
          {describeResource(resource)}
          <Priority priority={resource.priority} />
        </span>
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
          {isCompleted ? (
            <Button
              variant="light"
              px="sm"
              aria-label={i18n.t('Log time for {name}', { name: title })}
              onClick={open}
            >
              {i18n.t('Log time')}
            </Button>
          ) : (
            <NextStep {...props} />
          )}
          <span className={classes.open}>
            <ExternalLink href={resource.url} label={i18n.t('Open {name}', { name: title })}>
              {i18n.t('Open')}
            </ExternalLink>
          </span>
          <EditDelete
            name={title}
            editTo={paths.resourceEdit(_id)}
            editState={{ resource }}
            onDelete={() => onDelete(resource)}
          />
          <TimedMenu
            area="resources"
            item={{ _id, name: title, relatedSkills }}
            isRunning={isRunning}
          >
            <MenuItem onClick={open}>{i18n.t('Log time')}</MenuItem>
            {!isCompleted && parts.length === 0 && progress > 0 && (
              <MenuItem onClick={() => onProgress(resource, stepFrom(resource, -1))}>
                {i18n.t('{step}% less', { step: STEP })}
              </MenuItem>
            )}
            {hasPace(resource) && (
              <MenuItem onClick={() => setAsksPace(!asksPace)}>
                {i18n.t('When will it be finished?')}
              </MenuItem>
            )}
            <MoveItems />
          </TimedMenu>
        </>
      }
    >
      <ItemDetails
        description={resource.description}
        progress={progress}
        field={<CardPosition {...props} />}
      >
        <Facts facts={factsOf(resource, today)} />
        {asksPace && hasPace(resource) && <ResourcePace id={_id} />}
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
      {dialog}
    </Card>
  );
});

/**
 * The position: the page, the number of done parts, or the percentage. After a page or parts, the percentage is shown
 * too.
 */
const CardPosition = ({ resource, onProgress }: Pick<Props, 'resource' | 'onProgress'>) => {
  const isFixed = resource.status === 'Completed' || resource.parts.length > 0;
  const percent = percentBeside(resource);
  return (
    <>
      {isFixed ? (
        <span className={classes.position}>{describePosition(resource)}</span>
      ) : (
        <PositionField resource={resource} onProgress={onProgress} />
      )}
      {percent && <span className={classes.percent}>{percent}</span>}
    </>
  );
};

/** The priority with a flag. Only high priority has a colour and a filled flag. */
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
