import { type ReactNode, Suspense, startTransition, useId, useRef, useState } from 'react';
import { focusPressed } from '../browser/focusPressed.ts';
import classes from './Explained.module.css';
import { Bubble } from './lateOverlays.ts';

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
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const show = () => startTransition(() => setOpen(true));
  const hide = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-describedby={id}
        className={`${classes.button} ${className}`}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onMouseDown={focusPressed}
        onClick={show}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </button>
      {/* It exists before the bubble, since a focused element is read at once. */}
      <span id={id} hidden>
        {reason}
      </span>
      <Suspense fallback={null}>
        {isOpen && (
          <Bubble
            target={button}
            label={reason}
            multiline
            // Rendered beside the button, so that it is within the page's landmark or its dialog.
            withinPortal={false}
            floatingStrategy="fixed"
            classNames={{ tooltip: classes.bubble ?? '' }}
          />
        )}
      </Suspense>
    </>
  );
};
