import { ActionIcon } from '@mantine/core';
import { IconExternalLink, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Part } from '#shared/resources/model.ts';
import { IconButton } from '../../../ui/cards/IconButton.tsx';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { webAddress } from '../../../ui/links/ExternalLink.tsx';
import classes from './Parts.module.css';

type Props = {
  readonly part: Part;
  /** Whether it is the first part that is not done. */
  readonly isNext: boolean;
  readonly onTick: (completed: boolean) => void;
  readonly onRemove: () => void;
};

export const PartLine = ({ part, isNext, onTick, onRemove }: Props) => {
  const { title, minutes, url, done } = part;
  const address = webAddress(url);
  const minutesId = useId();
  return (
    <>
      <label className={classes.tick}>
        <input
          type="checkbox"
          data-key="x"
          aria-label={title}
          aria-describedby={minutes === null ? undefined : minutesId}
          aria-current={isNext ? 'step' : undefined}
          checked={done}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span
          className={classes.title}
          dir="auto"
          data-done={done || undefined}
          data-next={isNext || undefined}
        >
          {title}
        </span>
        {minutes !== null && (
          <span id={minutesId} className={classes.minutes}>
            {formatMinutes(minutes)}
          </span>
        )}
      </label>
      {address && (
        <ActionIcon
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="subtle"
          size={36}
          aria-label={i18n.t('{label} (opens in a new tab)', {
            label: i18n.t('Open {name}', { name: title }),
          })}
          title={i18n.t('Open')}
        >
          <IconExternalLink size={16} stroke={2} aria-hidden="true" />
        </ActionIcon>
      )}
      <IconButton
        className={classes.remove ?? ''}
        data-delete
        label={i18n.t('Delete {name}', { name: title })}
        title={i18n.t('Delete')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </>
  );
};
