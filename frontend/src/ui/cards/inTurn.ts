import { flushSync } from 'react-dom';

/** What waits to be drawn, in the order of the list. */
const waiting = new Set<() => void>();

/** What is left of a turn has to be longer than a card takes, in ms. */
const spare = 4;
/** The turn of a browser without requestIdleCallback, Safari's, and the pause before it, in ms. */
const turn = 8;
const between = 50;

const whenIdle = (callback: (timeLeft: () => number) => void): void => {
  if ('requestIdleCallback' in window) {
    requestIdleCallback((deadline) => callback(() => deadline.timeRemaining()));
    return;
  }
  setTimeout(() => {
    const end = performance.now() + turn;
    callback(() => end - performance.now());
  }, between);
};

/** Whatever a person does comes between two of them. */
const drawSome = (timeLeft: () => number): void => {
  for (const draw of waiting) {
    if (timeLeft() < spare) break;
    waiting.delete(draw);
    flushSync(draw);
  }
  if (waiting.size > 0) whenIdle(drawSome);
};

/** Calls `draw` when the browser has nothing else to do, one after the other. Returns a function that gives up the turn. */
export const inTurn = (draw: () => void): (() => void) => {
  if (waiting.size === 0) whenIdle(drawSome);
  waiting.add(draw);
  return () => void waiting.delete(draw);
};
