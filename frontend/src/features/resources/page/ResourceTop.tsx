import { Button } from '@mantine/core';
import { IconClockPlus, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { timeLeftAfter } from '#shared/resources/speed.ts';
import { resourceTargets } from '#shared/resources/targets.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { describeDue, describePace } from '../../../domain/resources/deadlines.ts';
import { OfferCompletion } from '../../../domain/status/OfferCompletion.tsx';
import { StartTimerOrCountdown } from '../../../domain/timer/StartTimer.tsx';
import { targetOf } from '../../../domain/timer/timedItems.ts';
import { useRunningId } from '../../../domain/timer/useTimer.ts';
import { useTimerActions } from '../../../domain/timer/useTimerActions.ts';
import { paths } from '../../../paths.ts';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { MoreButton } from '../../../ui/details/MoreButton.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { ExternalLink } from '../../../ui/links/ExternalLink.tsx';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { ItemActions, ItemPercent, ItemSentence, ItemTop } from '../../../ui/page/ItemPage.tsx';
import { NextStep } from '../list/NextStep.tsx';
import { PositionField } from '../list/PositionField.tsx';
import { hasPace, ResourcePace } from '../list/ResourcePace.tsx';
import { useLogResourceTime } from '../list/useLogResourceTime.ts';
import { useSetProgress } from '../list/useSetProgress.ts';
import { describePosition, percentBeside, STEP, stepFrom } from '../position.ts';
import type { SetStatus } from '../useSetStatus.ts';
import classes from './ResourceTop.module.css';
import { describeTimeLeft } from './timeLeft.ts';
import { useReadings } from './useReadings.ts';

type Props = {
  readonly resource: Resource;
  readonly today: Day;
  readonly onStatus: SetStatus;
  readonly onDelete: () => void;
  /** Opens the field for the first parts. */
  readonly onAddParts: () => void;
};

export const ResourceTop = (props: Props) => {
  const { resource, today, onStatus } = props;
  return (
    <ItemTop
      percent={resource.progress}
      position={<Position resource={resource} onStatus={onStatus} />}
    >
      <TimeLeftLine resource={resource} today={today} />
      <Deadline resource={resource} today={today} />
      <Actions {...props} />
      <CompletionOffer resource={resource} onStatus={onStatus} />
    </ItemTop>
  );
};

type PositionProps = Pick<Props, 'resource' | 'onStatus'>;

/**
 * 'page 140 of 320' with an input for the page, and the percentage. A completed resource or one with parts has no
 * input.
 */
const Position = ({ resource, onStatus }: PositionProps) => {
  const onProgress = useSetProgress();
  const { status, progress, parts } = resource;
  const isFixed = status === 'Completed' || parts.length > 0;
  return (
    <>
      {isFixed ? (
        <strong>{describePosition(resource)}</strong>
      ) : (
        <PositionField resource={resource} onProgress={onProgress} />
      )}
      {!isFixed && progress < 100 && (
        <NextStep resource={resource} onStatus={onStatus} onProgress={onProgress} isSmall />
      )}
      {percentBeside(resource) && <ItemPercent percent={progress} />}
    </>
  );
};

type DayProps = Pick<Props, 'resource' | 'today'>;

/** How long the resource still takes, in one sentence. A button shows the pace from which the finish is estimated. */
const TimeLeftLine = ({ resource, today }: DayProps) => {
  const isPaced = hasPace(resource);
  const request = isPaced ? { params: { id: resource._id } } : null;
  const { data: pace } = useRoute(resources.pace, request, { isOptional: true });
  const [isOpen, setOpen] = useState(false);
  const left = timeLeftAfter(resource, pace);
  const sentence = describeTimeLeft(resource, left, pace?.finish ?? null, today);
  const name = i18n.t('How sure?');
  return (
    <>
      {sentence !== '' && <ItemSentence hasRoom={isPaced}>{sentence}</ItemSentence>}
      {isPaced && (
        <div className={classes.sure}>
          <MoreButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} label={name}>
            {name}
          </MoreButton>
          {isOpen && <ResourcePace id={resource._id} />}
        </div>
      )}
    </>
  );
};

/** 'Deadline 12 May · in 12 days · 45 min a day'. A resource on hold is neither due nor overdue: 'Deadline 12 May'. */
const Deadline = ({ resource, today }: DayProps) => {
  const [target] = resourceTargets([resource], today);
  if (!target) return null;
  const deadline = i18n.t('Deadline {day}', { day: formatNearDay(target.deadline, today) });
  const parts =
    resource.status === 'On Hold'
      ? [deadline]
      : [deadline, describeDue(target.daysRemaining), describePace(target)];
  return (
    <p className={classes.deadline} data-overdue={target.isOverdue || undefined}>
      {parts.filter((part) => part !== '').join(' · ')}
    </p>
  );
};

const Actions = ({ resource, today, onDelete, onAddParts }: Props) => {
  const { _id, title, status, progress, pages, parts, relatedSkills } = resource;
  const item = { _id, name: title, relatedSkills };
  const { open, dialog } = useLogResourceTime(resource);
  const { again } = useReadings(resource, today);
  const { start } = useTimerActions();
  const onProgress = useSetProgress();
  const isRunning = useRunningId() === _id;
  const isCompleted = status === 'Completed';
  const canStepBack = !isCompleted && parts.length === 0 && progress > 0;
  const canAddParts = !isCompleted && parts.length === 0 && pages === null;
  return (
    <ItemActions
      main={
        isCompleted && !isRunning ? (
          <Button
            variant="default"
            leftSection={<IconRepeat size={16} aria-hidden="true" />}
            aria-label={i18n.t('Again: {name}', { name: title })}
            onClick={again}
          >
            {i18n.t('Again')}
          </Button>
        ) : (
          <StartTimerOrCountdown
            area="resources"
            item={item}
            main={status === 'Not Started' ? i18n.t('Start') : i18n.t('Continue')}
          />
        )
      }
    >
      <Button
        variant="default"
        leftSection={<IconClockPlus size={16} aria-hidden="true" />}
        aria-label={i18n.t('Log time for {name}', { name: title })}
        onClick={open}
      >
        {i18n.t('Log time')}
      </Button>
      <span className={classes.open}>
        <ExternalLink href={resource.url} label={i18n.t('Open {name}', { name: title })}>
          {i18n.t('Open')}
        </ExternalLink>
      </span>
      <EditDelete
        name={title}
        editTo={paths.resourceEdit(_id)}
        editState={{ resource }}
        onDelete={onDelete}
      />
      {(canStepBack || canAddParts || isCompleted) && (
        <DotsMenu label={i18n.t('More for {name}', { name: title })}>
          {canAddParts && <MenuItem onClick={onAddParts}>{i18n.t('Add parts')}</MenuItem>}
          {canStepBack && (
            <MenuItem onClick={() => onProgress(resource, stepFrom(resource, -1))}>
              {i18n.t('{step}% less', { step: STEP })}
            </MenuItem>
          )}
          {isCompleted && !isRunning && (
            <MenuItem onClick={() => start(title, targetOf('resources', item))}>
              {i18n.t('Start the timer')}
            </MenuItem>
          )}
        </DotsMenu>
      )}
      {dialog}
    </ItemActions>
  );
};

/** Offers to complete a resource at 100%. */
const CompletionOffer = ({ resource, onStatus }: PositionProps) => {
  if (resource.progress < 100 || resource.status === 'Completed') return null;
  return (
    <OfferCompletion onComplete={() => onStatus(resource, 'Completed')}>
      {resource.parts.length > 0
        ? i18n.t('All parts are done. Is it completed?')
        : i18n.t('You have reached the end. Is it completed?')}
    </OfferCompletion>
  );
};
