import { useSyncExternalStore } from 'react';
import { createObservable } from '../../data/sync/observable.ts';
import type { Place } from '../time/timeForm.ts';

/** The question for the page that the person had reached when they pressed Stop. */
export type PageQuestion = {
  /** The id of the timer. */
  readonly timer: string;
  /** When Stop was pressed, or an earlier moment that the person chose, in ms since 1970. */
  readonly at: number;
  readonly place: Place;
  readonly onStopped?: (() => void) | undefined;
};

const question = createObservable<PageQuestion | undefined>(undefined);

/** Asks in a dialog of the timer's line. The timer runs until the person answers. */
export const askForPage = (asked: PageQuestion): void => question.set(asked);

export const closePageQuestion = (): void => question.set(undefined);

export const usePageQuestion = (timer: string): PageQuestion | undefined => {
  const asked = useSyncExternalStore(question.subscribe, question.get);
  return asked?.timer === timer ? asked : undefined;
};
