import { flushSync } from 'react-dom';

/** The cards to render, in the order of the list. */
const waiting = new Set<() => void>();

/** Renders another card only if more than this is left of the turn, in ms. */
const spare = 4;
/** For browsers without requestIdleCallback (Safari): the length of a turn, and of the pause before it, in ms. */
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

/** The person's input is handled between two turns. */
const drawSome = (timeLeft: () => number): void => {
  for (const draw of waiting) {
    if (timeLeft() < spare) break;
    waiting.delete(draw);
    flushSync(draw);
  }
  if (waiting.size > 0) whenIdle(drawSome);
};

/** Calls `draw` when the browser is idle, one after the other. Returns a function that cancels it. */
export const inTurn = (draw: () => void): (() => void) => {
  if (waiting.size === 0) whenIdle(drawSome);
  waiting.add(draw);
  return () => void waiting.delete(draw);
};
