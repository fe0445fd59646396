import type { DayStart } from '#shared/days/daySettings.ts';
import { isRightToLeft, type Language } from '#shared/language/languages.ts';
import type { ReminderMessage } from '#shared/reminders/message/model.ts';

export type Recipient = {
  readonly userId: string;
  readonly language: Language;
  readonly dayStartsAt: DayStart;
};

type Shown = Pick<ReminderMessage['notification'], 'title' | 'body' | 'tag' | 'navigate'> & {
  readonly actions?: ReminderMessage['notification']['actions'];
  readonly expires: Date;
};

/** Returns the push of a notification, before encryption. It names no habits. */
export const pushOf = (
  { userId, language, dayStartsAt }: Recipient,
  { expires, actions = [], ...shown }: Shown,
): ReminderMessage => ({
  web_push: 8030,
  notification: {
    ...shown,
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    actions,
  },
  person: userId,
  dayStartsAt,
  habits: [],
  expires: expires.getTime(),
});
