import { pushOf, type Recipient } from './pushOf.ts';
import { pushTexts } from './pushTexts.ts';

/** A test notification may be shown for this many minutes. */
const shownMinutes = 5;

/** Returns a test push. It has the form of a push about reminders, but no habits. */
export const testMessage = (recipient: Recipient, now: Date) =>
  pushOf(recipient, {
    title: 'Cairn',
    body: pushTexts(recipient.language).test,
    tag: 'test',
    navigate: '/',
    expires: new Date(now.getTime() + shownMinutes * 60_000),
  });
