import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** The distance from the screen within which elements are drawn, so that a fast scroll finds them drawn. */
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

// On paper nothing is far away.
window.addEventListener('beforeprint', () =>
  flushSync(() => {
    for (const draw of waiting.values()) draw();
  }),
);

/** Draws what stands in an element when that is near the screen, or printed. Returns a function that stops watching. */
export const whenNear = (element: Element, draw: () => void): (() => void) => {
  waiting.set(element, draw);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer.unobserve(element);
  };
};
