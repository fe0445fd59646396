import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

/** Why a call of the timer is refused, and how a timer ended. */
export const timerReasons = /* @__PURE__ */ defineReasons({
  startedTooLongAgo: ({ hours }: { readonly hours: number }) =>
    i18n.t(
      'A timer can’t have started more than {hours} hours ago. Log that time by hand instead.',
      { hours },
    ),
  beforeTimerStart: () =>
    i18n.t('The timer was not running yet at that time. Choose a time after its start.'),
  tooManyTimers: ({ max }: { readonly max: number }) =>
    i18n.t('There is a limit of {max} timers a day. Log further time by hand.', { max }),
  tooManyTimerPauses: ({ max }: { readonly max: number }) =>
    i18n.t(
      'There is a limit of {max} pauses and resumptions of one timer. Stop it and start another one.',
      { max },
    ),
  timerSkillGone: () => i18n.t('The skill of this timer was deleted, so its time was not logged.'),
  habitWithoutTime: () =>
    i18n.t('Only a habit whose amount is in minutes or hours can have a timer.'),
  timerHabitGone: () =>
    i18n.t(
      'The habit of this timer was deleted, or its amount is no longer in minutes or hours. So its time was not logged.',
    ),
  timerWithoutSkill: () =>
    i18n.t('The skill of this timer was deleted, so its time counts for no skill.'),
});
