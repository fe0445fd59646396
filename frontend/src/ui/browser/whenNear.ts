import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Elements this close to the screen are rendered, so that fast scrolling finds them complete. */
const AHEAD = '1500px 0px';

const waiting = new Map<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) startTransition(() => waiting.get(target)?.());
    }
  },
  { rootMargin: AHEAD },
);

// On paper everything is needed.
window.addEventListener('beforeprint', () =>
  flushSync(() => {
    for (const draw of waiting.values()) draw();
  }),
);

/** Calls `draw` when an element is near the screen, or printed. Returns a function that stops watching. */
export const whenNear = (element: Element, draw: () => void): (() => void) => {
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer.unobserve(element);
  };
};
