import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './Explained.module.css';

export type ExplainedProps = {
  readonly children: ReactNode;
  /** Shown on hover, focus and touch, and read after the children. */
  readonly reason: string;
  readonly className?: string;
};

/** A short text with an explanation on demand. */
export const Explained = ({ children, reason, className = '' }: ExplainedProps) => (
  <Tooltip
    label={reason}
    events={{ hover: true, focus: true, touch: true }}
    multiline
    transitionProps={{ duration: 0 }}
    classNames={{ tooltip: classes.bubble ?? '' }}
  >
    <Described reason={reason} className={`${classes.button} ${className}`}>
      {children}
    </Described>
  </Tooltip>
);

type DescribedProps = ComponentProps<'button'> & { readonly reason: string };

/** Described before the tooltip is there, too: what has the focus is read at once. */
const Described = ({ reason, ...button }: DescribedProps) => {
  const id = useId();
  return (
    <>
      <button type="button" {...button} aria-describedby={id} />
      <span id={id} hidden>
        {reason}
      </span>
    </>
  );
};
