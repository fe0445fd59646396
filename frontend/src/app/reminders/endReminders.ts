import { sessionStore } from '../../data/session/sessionStore.ts';
import { endHere } from '../../domain/reminders/endHere.ts';
import { reminderQuestion } from '../../domain/reminders/question.ts';

/** The reasons after which this browser gets no more reminders. If a session only expired, reminders continue. */
const ends: readonly string[] = ['left', 'everywhere', 'deleted'];

/** The next person at this browser must not see the reminders of the previous one. */
export const endRemindersOnLogOut = (): void => {
  sessionStore.subscribe(() => {
    const state = sessionStore.state();
    if (state.status !== 'signed-out' || !ends.includes(state.reason)) return;
    reminderQuestion.forget();
    endHere().catch((error: unknown) => console.warn('Reminders were not ended', error));
  });
};
