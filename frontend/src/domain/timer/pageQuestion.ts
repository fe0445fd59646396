import { useSyncExternalStore } from 'react';
import { createObservable } from '../../data/sync/observable.ts';
import type { Place } from '../time/timeForm.ts';

/** The question for the page that was reached when the person pressed Stop. */
export type PageQuestion = {
  /** The id of the timer. */
  readonly timer: string;
  /** When Stop was pressed, or an earlier moment that was chosen, in ms since 1970. */
  readonly at: number;
  readonly place: Place;
  readonly onStopped?: (() => void) | undefined;
};

const question = createObservable<PageQuestion | undefined>(undefined);

/** Asks in the line of the timer. Until it is answered, the timer goes on. */
export const askForPage = (asked: PageQuestion): void => question.set(asked);

export const closePageQuestion = (): void => question.set(undefined);

/** The open question for the page of a timer. */
export const usePageQuestion = (timer: string): PageQuestion | undefined => {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  return asked?.timer === timer ? asked : undefined;
};
