import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { SetProgress } from './useSetProgress.ts';

/** How many percent one press adds. */
export const STEP = 10;

type Props = {
  readonly resource: Resource;
  readonly onProgress: SetProgress;
  /** Whether it stands in a line of the compact layout. */
  readonly isSmall?: boolean;
};

/** Adds ten percent. */
export const StepButton = ({ resource, onProgress, isSmall = false }: Props) => {
  const { title: name, progress, status } = resource;
  return (
    <Button
      variant={isSmall ? 'subtle' : 'light'}
      size={isSmall ? 'compact-xs' : 'sm'}
      px={isSmall ? 'xs' : 'sm'}
      data-key="x"
      aria-label={i18n.t('{step}% more of {name}', { step: STEP, name })}
      title={i18n.t('{step}% more', { step: STEP })}
      disabled={status === 'Completed' || progress === 100}
      onClick={() => onProgress(resource, Math.min(100, progress + STEP))}
    >
      {i18n.t('+{step}%', { step: STEP })}
    </Button>
  );
};
