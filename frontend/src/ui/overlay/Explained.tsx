import { type ReactNode, useId, useRef } from 'react';
import classes from './Explained.module.css';
import { placeNear } from './placeNear.ts';

export type ExplainedProps = {
  readonly children: ReactNode;
  /** Shown on hover, focus and touch, and read after the children. */
  readonly reason: string;
  readonly className?: string;
};

/** A short text with an explanation on demand. */
export const Explained = ({ children, reason, className = '' }: ExplainedProps) => {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const show = () => {
    if (!bubble.current || !button.current) return;
    bubble.current.showPopover();
    const { left, top } = placeNear(
      button.current.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      document.documentElement.clientWidth,
    );
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  };
  const hide = () => bubble.current?.hidePopover();

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${classes.button} ${className}`}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={classes.bubble}>
        {reason}
      </span>
    </>
  );
};
