import { defineReasons } from '../calls/reasons.ts';
import { formatDate } from '../language/days.ts';
import { i18n } from '../language/i18n.ts';

type Needed = { readonly needed: number; readonly weeks: number };

export const skillReasons = /* @__PURE__ */ defineReasons({
  skillFull: () =>
    i18n.t(
      'This skill has no room for another activity. Undo activities that you no longer need, or log them to another skill.',
    ),
  unassignedFull: () =>
    i18n.t(
      'There is no room for more time without a skill. Choose a skill, or undo activities that you no longer need.',
    ),
  dayTooLong: ({
    day,
    hours,
    max,
  }: {
    readonly day: string;
    readonly hours: number;
    readonly max: number;
  }) =>
    i18n.t(
      '{hours, plural, one {{day} already has # hour of this skill. With this it would have more than {max}.} other {{day} already has # hours of this skill. With this it would have more than {max}.}}',
      { day: formatDate(day), hours, max },
    ),
  noSuchSkill: () => i18n.t('One of these skills does not exist. It may have been deleted.'),
  skillOfPath: () => i18n.t('Skill must be that of the path'),
  sourceOfActivity: () =>
    i18n.t(
      'An activity of a habit, resource or project has the id and the name of its source; others have neither',
    ),
  pageOfActivity: () =>
    i18n.t('Only time of a resource has a page, and only with a page is there a page before'),
  idOnItsDay: () =>
    i18n.t('The time of the {id} of an activity must lie on its day, in UTC.', { id: '_id' }),
  durationOfType: ({ type }: { readonly type: string }) =>
    i18n.t(
      'Duration must be null for {type}, which are more than 0, else the minutes of the hours',
      { type },
    ),
  // Why no finish date can be given for a skill, see pace.ts.
  targetReached: () => i18n.t('The target is reached.'),
  fewWeeks: ({ needed, weeks }: Needed) =>
    i18n.t(
      '{weeks, plural, one {Needs {needed} full weeks; there is #.} other {Needs {needed} full weeks; there are #.}}',
      { needed, weeks },
    ),
  fewActiveWeeks: ({ needed, weeks }: Needed) =>
    i18n.t(
      '{weeks, plural, one {Needs {needed} weeks with time logged; there is #.} other {Needs {needed} weeks with time logged; there are #.}}',
      { needed, weeks },
    ),
  tooManyActivities: ({ max }: { readonly max: number }) =>
    i18n.t('More than {max, number} activities in these weeks are too many to say.', { max }),
  finishFarAhead: ({ years }: { readonly years: number }) =>
    i18n.t(
      '{years, plural, one {More than # year ahead at this pace.} other {More than # years ahead at this pace.}}',
      { years },
    ),
});
