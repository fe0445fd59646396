/** The distance from the screen within which elements are drawn, so that a fast scroll finds them drawn. */
const AHEAD = '1500px 0px';

const waiting = new WeakMap<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) waiting.get(target)?.();
    }
  },
  { rootMargin: AHEAD },
);

/** Calls back when the element is near the screen. Returns a function that stops watching. */
export const whenNear = (element: Element, callback: () => void): (() => void) => {
  waiting.set(element, callback);
  observer.observe(element);
  return () => observer.unobserve(element);
};
