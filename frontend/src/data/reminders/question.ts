import { type Day, daysBetween } from '#shared/core/days.ts';
import { createListeners } from '../sync/observable.ts';

/** After how many days with a reminder time the person is asked, though nothing was saved now. */
const daysUntilAsked = 3;

const KEY = 'cairn.reminders.question';

type Kept = {
  readonly person: string;
  /** The first day on which this browser saw a reminder time, or why nothing is asked. */
  readonly since: Day | 'answered';
};

let saved: string | undefined;
const { notify, subscribe } = createListeners();

const parse = (text: string): Kept | undefined => {
  const [person = '', since = ''] = text.split(' ');
  return /^(?:\d{4}-\d{2}-\d{2}|answered)$/.test(since) ? { person, since } : undefined;
};

/** What was kept about another person says nothing about this one. */
const keptOf = (person: string): Kept | undefined => {
  const kept = parse(localStorage.getItem(KEY) ?? '');
  return kept?.person === person ? kept : undefined;
};

const keep = ({ person, since }: Kept): void => {
  localStorage.setItem(KEY, `${person} ${since}`);
  notify();
};

/** Whether this browser asks a person to turn reminders on: once, when there is a reason to. */
export const reminderQuestion = {
  subscribe,
  /** 'saved': a reminder time was just saved. 'days': there has been one for three days. */
  reason: (person: string, today: Day): 'saved' | 'days' | null => {
    const kept = keptOf(person);
    if (kept?.since === 'answered') return null;
    if (saved === person) return 'saved';
    return kept && daysBetween(kept.since, today) >= daysUntilAsked ? 'days' : null;
  },
  /** A person has a reminder time today. */
  seen: (person: string, today: Day): void => {
    if (!keptOf(person)) keep({ person, since: today });
  },
  /** A person saved a reminder time. */
  saved: (person: string): void => {
    saved = person;
    notify();
  },
  answered: (person: string): void => keep({ person, since: 'answered' }),
  /** It may be asked again: reminders ended on another device, or the person logged out. */
  forget: (): void => {
    saved = undefined;
    localStorage.removeItem(KEY);
    notify();
  },
};
