import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import type { Resource } from '#shared/resources/model.ts';
import classes from './Priority.module.css';

/** 'High priority' has a colour and a filled flag, the others are plain text. */
export const Priority = ({ priority }: Pick<Resource, 'priority'>) => {
  const isHigh = priority === 'High';
  const Icon = isHigh ? IconFlagFilled : IconFlag;
  return (
    <span className={classes.priority} data-high={isHigh || undefined}>
      <Icon size={14} aria-hidden="true" />
      {priority} priority
    </span>
  );
};
