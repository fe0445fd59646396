/** What a notification says, in one language. Numbers come formatted, in sentences that need no plural. */
export type PushTexts = {
  /** Below the name of a habit that is still to be done. */
  readonly stillOpen: string;
  /** The title for several habits, or for habits without names. */
  readonly openHabits: (count: string) => string;
  /** The names of some habits, and the number of the others. */
  readonly andMore: (names: string, more: string) => string;
  /** The action that ticks the habit. */
  readonly done: string;
  /** The action that lets the reminder come again in an hour. */
  readonly snooze: string;
  /** The text of the notification if that fails. */
  readonly notSnoozed: string;
  /** Below the name of what a timer runs for, at its planned end. */
  readonly timeIsOver: string;
  /** The title for a timer whose name is hidden or unknown. */
  readonly timer: string;
  /** What a change is called until it is sent. */
  readonly ticked: (name: string) => string;
  /** What is said if the server refuses it. */
  readonly notTicked: (name: string) => string;
  /** The habit of a person who hides names. */
  readonly aHabit: string;
};
