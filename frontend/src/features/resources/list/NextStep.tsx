import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { focusStatus } from '../../../domain/status/focusStatus.ts';
import { paths } from '../../../paths.ts';
import { STEP, stepFrom } from '../position.ts';
import type { SetStatus } from '../useSetStatus.ts';
import type { SetProgress } from './useSetProgress.ts';

export type NextStepProps = {
  readonly resource: Resource;
  readonly onStatus: SetStatus;
  readonly onProgress: SetProgress;
};

/**
 * Offers the usual next step of an open resource: more progress, or its completion at 100%. Parts are ticked on the
 * resource's own page, so a resource with open parts gets a link to that page. With `isSmall`, this link is left out.
 */
export const NextStep = ({
  resource,
  onStatus,
  onProgress,
  isSmall = false,
}: NextStepProps & { readonly isSmall?: boolean }) => {
  const { _id, title: name, progress, parts } = resource;
  const button = isSmall
    ? ({ 'data-key': 'x', variant: 'subtle', size: 'compact-xs', px: 'xs' } as const)
    : ({ 'data-key': 'x', variant: 'light', px: 'sm' } as const);
  if (parts.length > 0 && progress < 100)
    return isSmall ? null : (
      <Button
        component={Link}
        to={paths.resource(_id)}
        {...button}
        aria-label={i18n.t('Show parts of {name}', { name })}
      >
        {i18n.t('Show parts')}
      </Button>
    );
  return progress < 100 ? (
    <Button
      {...button}
      aria-label={i18n.t('{step}% more of {name}', { step: STEP, name })}
      title={i18n.t('{step}% more', { step: STEP })}
      onClick={() => onProgress(resource, stepFrom(resource, 1))}
    >
      {i18n.t('+{step}%', { step: STEP })}
    </Button>
  ) : (
    <Button
      {...button}
      aria-label={i18n.t('Mark as completed: {name}', { name })}
      title={i18n.t('Mark as completed')}
      onClick={(event) => {
        focusStatus(event);
        onStatus(resource, 'Completed');
      }}
    >
      {isSmall ? <IconCheck size={16} aria-hidden="true" /> : i18n.t('Mark as completed')}
    </Button>
  );
};
