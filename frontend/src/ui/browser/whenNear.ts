import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Elements within this distance of the screen are rendered, so that fast scrolling finds them complete. */
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

// Printing needs every element.
window.addEventListener('beforeprint', () =>
  flushSync(() => {
    for (const draw of waiting.values()) draw();
  }),
);

/** Calls `draw` when an element comes near the screen or is printed. Returns a function that stops watching. */
export const whenNear = (element: Element, draw: () => void): (() => void) => {
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer.unobserve(element);
  };
};
