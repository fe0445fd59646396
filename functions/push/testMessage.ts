import type { DayStart } from '#shared/core/daySettings.ts';
import { formatsOf, isRightToLeft, type Language } from '#shared/core/languages.ts';
import { pushTexts } from './pushTexts.ts';

/** For how many minutes it may be shown. */
const shownMinutes = 5;

type Recipient = {
  readonly userId: string;
  readonly dayStartsAt: DayStart;
  readonly language: Language;
  readonly now: Date;
};

/** A test push, in the form of a push about reminders, but with no habits. */
export const testMessage = ({ userId, dayStartsAt, language, now }: Recipient) => ({
  web_push: 8030,
  notification: {
    title: 'Cairn',
    body: pushTexts(language).test,
    lang: formatsOf(language),
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
