import { type ReactNode, Suspense, startTransition, useId, useRef, useState } from 'react';
import { focusPressed } from '../browser/focusPressed.ts';
import classes from './Explained.module.css';
import { Bubble } from './lateOverlays.ts';

export type ExplainedProps = {
  readonly children: ReactNode;
  /** The explanation. Shown on hover, focus and touch, and read aloud after the children. */
  readonly reason: string;
  /** The button's label, if the children have no text. */
  readonly label?: string;
  readonly className?: string;
};

/** A short text with an explanation that opens on demand. */
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
      {/* Always rendered, because screen readers read a description as soon as its button has the focus. */}
      <span id={id} hidden>
        {reason}
      </span>
      <Suspense fallback={null}>
        {isOpen && (
          <Bubble
            target={button}
            label={reason}
            multiline
            // Rendered next to the button, so that it stays inside the same landmark or dialog.
            withinPortal={false}
            floatingStrategy="fixed"
            classNames={{ tooltip: classes.bubble ?? '' }}
          />
        )}
      </Suspense>
    </>
  );
};
