import type { DayStart } from '#shared/days/daySettings.ts';
import { isRightToLeft, type Language } from '#shared/language/languages.ts';
import { pushTexts } from './pushTexts.ts';

/** A test notification may be shown for this many minutes. */
const shownMinutes = 5;

type Recipient = {
  readonly userId: string;
  readonly dayStartsAt: DayStart;
  readonly language: Language;
  readonly now: Date;
};

/** Returns a test push. It has the form of a push about reminders, but no habits. */
export const testMessage = ({ userId, dayStartsAt, language, now }: Recipient) => ({
  web_push: 8030,
  notification: {
    title: 'Cairn',
    body: pushTexts(language).test,
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    tag: 'test',
    navigate: '/',
    actions: [],
  },
  person: userId,
  dayStartsAt,
  habits: [],
  expires: now.getTime() + shownMinutes * 60_000,
});
