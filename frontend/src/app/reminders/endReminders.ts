import { sessionStore } from '../../data/session/sessionStore.ts';
import { endHere } from '../../domain/reminders/endHere.ts';
import { reminderQuestion } from '../../domain/reminders/question.ts';

/** The sign-out reasons that end reminders in this browser. Reminders continue if the session only expired. */
const ends: readonly string[] = ['left', 'everywhere', 'deleted'];

/** Ends reminders when a person signs out. The next person at this browser must not see them. */
export const endRemindersOnLogOut = (): void => {
  sessionStore.subscribe(() => {
    const state = sessionStore.state();
    if (state.status !== 'signed-out' || !ends.includes(state.reason)) return;
    reminderQuestion.forget();
    endHere().catch((error: unknown) => console.warn('Reminders could not be ended', error));
  });
};
