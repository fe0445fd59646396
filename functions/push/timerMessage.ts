import type { DayStart } from '#shared/days/daySettings.ts';
import { isRightToLeft, type Language } from '#shared/language/languages.ts';
import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { pushTexts } from './pushTexts.ts';
import { short } from './reminderMessage.ts';

/** The page that a tap opens. All pages show the timer. */
const start = '/';

export type EndedTimer = {
  readonly userId: string;
  readonly id: string;
  /** Undefined if the name is hidden or unknown. */
  readonly name: string | undefined;
  readonly language: Language;
  readonly dayStartsAt: DayStart;
  readonly expires: Date;
};

/**
 * A repeated push has the same tag, so it replaces the first notification. The tag is also the push's topic, so it has
 * at most 32 characters.
 */
export const tagOfTimer = (id: string): string => `t${id}`;

/**
 * Returns a push about the planned end of a timer: 'Rust', 'The planned time is over'. It has the same fields as a push
 * about reminders.
 */
export const timerMessageOf = ({
  userId,
  id,
  name,
  language,
  dayStartsAt,
  expires,
}: EndedTimer): ReminderMessage => {
  const { timeIsOver, timer } = pushTexts(language);
  return {
    web_push: 8030,
    notification: {
      title: name === undefined ? timer : short(name),
      body: timeIsOver,
      lang: language,
      dir: isRightToLeft(language) ? 'rtl' : 'ltr',
      tag: tagOfTimer(id),
      navigate: start,
      actions: [],
    },
    person: userId,
    dayStartsAt,
    habits: [],
    timer: id,
    expires: expires.getTime(),
  };
};
