import { formatDate } from '../core/dayNames.ts';
import { pauseOn } from './pauses.ts';
import type { Pause } from './schedule.ts';

/** 'from 1 December 2026 to 9 December 2026', 'on 1 December 2026', 'from 1 December 2026 until further notice'. */
export function formatSpan({ from, to }: Pause): string {
  if (from === to) return `on ${formatDate(from)}`;
  return `from ${formatDate(from)} ${to === undefined ? 'until further notice' : `to ${formatDate(to)}`}`;
}

/**
 * The result of setting a pause as a sentence: 'Paused from 1 December 2026 to 9 December 2026.', with another sentence
 * if it was merged with others. `before` and `after` are all pauses.
 */
export function describePause(
  words: { readonly done: string; readonly thing: string },
  pause: Pause,
  before: readonly Pause[],
  after: readonly Pause[],
): string {
  const whole = pauseOn(after, pause.from) ?? pause;
  const said = `${words.done} ${formatSpan(whole)}.`;
  const isJoined = before.some(
    (one) => pauseOn(after, one.from)?.from === whole.from && formatSpan(one) !== formatSpan(pause),
  );
  return isJoined
    ? `${said} It overlaps or touches another ${words.thing}, so they are one now.`
    : said;
}

export const pauseWords = { done: 'Paused', thing: 'pause' } as const;
export const vacationWords = { done: 'Vacation', thing: 'vacation' } as const;
