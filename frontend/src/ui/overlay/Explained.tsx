import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import classes from './Explained.module.css';

export type ExplainedProps = {
  readonly children: ReactNode;
  /** Shown on hover, focus and touch, and read after the children. */
  readonly reason: string;
  /** The name, if the children have no text. */
  readonly label?: string;
  readonly className?: string;
};

/** A short text with an explanation on demand. */
export const Explained = ({ children, reason, label, className = '' }: ExplainedProps) => {
  const [isOpen, setOpen] = useState(false);
  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return (
    <Tooltip
      label={reason}
      // Mantine's own events lose a touch while the page below is still rendering.
      opened={isOpen}
      multiline
      // Rendered beside the button, so that it is within the page's landmark or its dialog.
      withinPortal={false}
      floatingStrategy="fixed"
      transitionProps={{ duration: 0 }}
      classNames={{ tooltip: classes.bubble ?? '' }}
    >
      <Described
        reason={reason}
        aria-label={label}
        className={`${classes.button} ${className}`}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </Described>
    </Tooltip>
  );
};

type DescribedProps = ComponentProps<'button'> & { readonly reason: string };

/** The description exists before the tooltip, since a focused element is read at once. */
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
