import { defineReasons } from '../core/reasons.ts';

type Needed = { readonly needed: number; readonly weeks: number };

export const skillReasons = /* @__PURE__ */ defineReasons({
  skillFull: () =>
    'This skill has no room for another activity. Undo activities that you no longer need, or log them to another skill.',
  unassignedFull: () =>
    'There is no room for more time without a skill. Choose a skill, or undo activities that you no longer need.',
  noSuchSkill: () => 'One of these skills does not exist. It may have been deleted.',
  skillOfPath: () => 'Skill must be that of the path',
  sourceOfActivity: () =>
    'An activity of a habit, resource or project has the id and the name of its source; others have neither',
  idOnItsDay: () => 'The time of the _id of an activity must lie on its day, in UTC.',
  durationOfType: ({ type }: { readonly type: string }) =>
    `Duration must be null for ${type}, which are more than 0, else the minutes of the hours`,
  // Why there is no day on which a skill will be finished, see pace.ts
  targetReached: () => 'The target is reached.',
  fewWeeks: ({ needed, weeks }: Needed) =>
    `Needs ${needed} full weeks; there ${weeks === 1 ? 'is' : 'are'} ${weeks}.`,
  fewActiveWeeks: ({ needed, weeks }: Needed) =>
    `Needs ${needed} weeks with time logged; there ${weeks === 1 ? 'is' : 'are'} ${weeks}.`,
  tooManyActivities: ({ max }: { readonly max: number }) =>
    `More than ${max.toLocaleString('en')} activities in these weeks are too many to say.`,
  finishFarAhead: ({ years }: { readonly years: number }) =>
    `More than ${years} years ahead at this pace.`,
});
