import type { Language } from '#shared/language/languages.ts';
import { i18nIn } from '../language/i18nIn.ts';

/** Returns the texts of notifications. Numbers are already formatted, in sentences that need no plural. */
export const pushTexts = (language: Language) => {
  const i18n = i18nIn(language);
  return {
    /** The text below the name of an open habit. */
    stillOpen: i18n.t('Still open today'),
    /** The title for several habits, or for habits without names. */
    openHabits: (count: string) => i18n.t('Habits still open: {count}', { count }),
    /** Some names, and the number of other habits. */
    andMore: (names: string, more: string) => i18n.t('{names} and {more} more', { names, more }),
    /** The action that ticks the habit. */
    done: i18n.t('Done'),
    /** The action that repeats the reminder in an hour. */
    snooze: i18n.t('Snooze 1 h'),
    /** The text of the notification if snoozing fails. */
    notSnoozed: i18n.t('Could not be snoozed. Still open today'),
    /** The text below the name of a timer's target, at its planned end. */
    timeIsOver: i18n.t('The planned time is over'),
    /** The title for a timer whose name is hidden or unknown. */
    timer: i18n.t('Timer'),
    /** The label of a change until it is sent. */
    ticked: (name: string) => i18n.t('{name}: done', { name }),
    /** The message if the server refuses the change. */
    notTicked: (name: string) => i18n.t('“{name}” could not be saved and was undone.', { name }),
    /** Replaces the name of a habit if the person hides names. */
    aHabit: i18n.t('Habit'),
    test: i18n.t('Notifications reach this device.'),
  };
};
