import type { Language } from '#shared/core/languages.ts';
import { i18nIn } from '../language/i18nIn.ts';

/** What a notification says. Numbers come formatted, in sentences that need no plural. */
export const pushTexts = (language: Language) => {
  const i18n = i18nIn(language);
  return {
    /** Below the name of a habit that is still to be done. */
    stillOpen: i18n.t('Still open today'),
    /** The title for several habits, or for habits without names. */
    openHabits: (count: string) => i18n.t('Habits still open: {count}', { count }),
    /** The names of some habits, and the number of the others. */
    andMore: (names: string, more: string) => i18n.t('{names} and {more} more', { names, more }),
    /** The action that ticks the habit. */
    done: i18n.t('Done'),
    /** The action that lets the reminder come again in an hour. */
    snooze: i18n.t('Snooze 1 h'),
    /** The text of the notification if that fails. */
    notSnoozed: i18n.t('Could not be snoozed. Still open today'),
    /** Below the name of what a timer runs for, at its planned end. */
    timeIsOver: i18n.t('The planned time is over'),
    /** The title for a timer whose name is hidden or unknown. */
    timer: i18n.t('Timer'),
    /** What a change is called until it is sent. */
    ticked: (name: string) => i18n.t('{name}: done', { name }),
    /** What is said if the server refuses it. */
    notTicked: (name: string) => i18n.t('“{name}” could not be saved and was undone.', { name }),
    /** The habit of a person who hides names. */
    aHabit: i18n.t('Habit'),
    /** A test that the person sends. */
    test: i18n.t('Notifications reach this device.'),
  };
};
