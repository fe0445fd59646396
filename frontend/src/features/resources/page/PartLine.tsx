import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { i18n } from '#shared/language/i18n.ts';
import type { Part } from '#shared/resources/model.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { ExternalLink } from '../../../ui/page/ExternalLink.tsx';
import classes from './Parts.module.css';

type Props = {
  readonly part: Part;
  /** Whether it is the first part that is not done. */
  readonly isNext: boolean;
  readonly onTick: (completed: boolean) => void;
  readonly onRemove: () => void;
};

/** A part that can be ticked, opened and removed. */
export const PartLine = ({ part, isNext, onTick, onRemove }: Props) => {
  const { title, minutes, url, done } = part;
  return (
    <>
      <label className={classes.tick}>
        <input
          type="checkbox"
          data-key="x"
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
      </label>
      <span className={classes.minutes}>{minutes !== null && formatMinutes(minutes)}</span>
      <ExternalLink href={url} label={i18n.t('Open {name}', { name: title })}>
        {i18n.t('Open')}
      </ExternalLink>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.remove ?? ''}
        data-delete
        aria-label={i18n.t('Delete {name}', { name: title })}
        title={i18n.t('Delete')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </>
  );
};
