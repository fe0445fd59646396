import { type Day, daysBetween } from '#shared/days/days.ts';
import { createListeners } from '../../data/sync/observable.ts';

/**
 * The person is asked this many days after this browser first saw a reminder time, even if the time was saved on
 * another device.
 */
const daysUntilAsked = 3;

const KEY = 'cairn.reminders.question';

type Kept = {
  readonly person: string;
  /** The first day on which this browser saw a reminder time. 'answered' once the person has answered. */
  readonly since: Day | 'answered';
};

let saved: string | undefined;
const { notify, subscribe } = createListeners();

const parse = (text: string): Kept | undefined => {
  const [person = '', since = ''] = text.split(' ');
  return /^(?:\d{4}-\d{2}-\d{2}|answered)$/.test(since) ? { person, since } : undefined;
};

/** The stored state, if it belongs to this person. */
const keptOf = (person: string): Kept | undefined => {
  const kept = parse(localStorage.getItem(KEY) ?? '');
  return kept?.person === person ? kept : undefined;
};

const keep = ({ person, since }: Kept): void => {
  localStorage.setItem(KEY, `${person} ${since}`);
  notify();
};

/**
 * Decides whether to ask a person to turn on reminders in this browser. A person is asked once, when there is a reason.
 */
export const reminderQuestion = {
  subscribe,
  /** 'saved': a reminder time was just saved. 'days': this browser has known of a reminder time for three days. */
  reason: (person: string, today: Day): 'saved' | 'days' | null => {
    const kept = keptOf(person);
    if (kept?.since === 'answered') return null;
    if (saved === person) return 'saved';
    return kept && daysBetween(kept.since, today) >= daysUntilAsked ? 'days' : null;
  },
  /** Records that the person has a reminder time today. */
  seen: (person: string, today: Day): void => {
    if (!keptOf(person)) keep({ person, since: today });
  },
  /** Records that the person just saved a reminder time. */
  saved: (person: string): void => {
    saved = person;
    notify();
  },
  answered: (person: string): void => keep({ person, since: 'answered' }),
  /** Allows the question again, because the person logged out or reminders in this browser were ended elsewhere. */
  forget: (): void => {
    saved = undefined;
    localStorage.removeItem(KEY);
    notify();
  },
};
