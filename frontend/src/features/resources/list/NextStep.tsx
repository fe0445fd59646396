import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { SetStatus } from '../useSetStatus.ts';
import type { SetProgress } from './useSetProgress.ts';

/** One press adds this many percent. */
export const STEP = 10;

export type NextStepProps = {
  readonly resource: Resource;
  readonly onStatus: SetStatus;
  readonly onProgress: SetProgress;
};

/**
 * Offers the usual next step of an open resource: more progress, or its completion at 100%. In a line, the button is
 * small.
 */
export const NextStep = ({
  resource,
  onStatus,
  onProgress,
  isSmall = false,
}: NextStepProps & { readonly isSmall?: boolean }) => {
  const { title: name, progress } = resource;
  const button = isSmall
    ? ({ 'data-key': 'x', variant: 'subtle', size: 'compact-xs', px: 'xs' } as const)
    : ({ 'data-key': 'x', variant: 'light', px: 'sm' } as const);
  return progress < 100 ? (
    <Button
      {...button}
      aria-label={i18n.t('{step}% more of {name}', { step: STEP, name })}
      title={i18n.t('{step}% more', { step: STEP })}
      onClick={() => onProgress(resource, Math.min(100, progress + STEP))}
    >
      {i18n.t('+{step}%', { step: STEP })}
    </Button>
  ) : (
    <Button
      {...button}
      aria-label={i18n.t('Mark as completed: {name}', { name })}
      title={i18n.t('Mark as completed')}
      onClick={({ currentTarget }) => {
        // The button disappears, so the status, which shows the result, takes the focus.
        currentTarget.closest('article')?.querySelector('select')?.focus();
        onStatus(resource, 'Completed');
      }}
    >
      {isSmall ? <IconCheck size={16} aria-hidden="true" /> : i18n.t('Mark as completed')}
    </Button>
  );
};
