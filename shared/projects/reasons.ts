import { defineReasons } from '../core/reasons.ts';

const lists = {
  goals: 'goals',
  learningOutcomes: 'learning outcomes',
  challenges: 'challenges',
} as const;

export const projectReasons = /* @__PURE__ */ defineReasons({
  endBeforeStart: () => 'End date must not be before the start date',
  projectFull: () =>
    'This project holds as much text as one can. Shorten or delete goals, learning outcomes or challenges first.',
  tooManyInProject: ({ max, list }: { readonly max: number; readonly list: keyof typeof lists }) =>
    `There is a limit of ${max} ${lists[list]} in a project. Delete one to add another.`,
  behind: () => 'behind must be the id of a goal, or null',
  completedAtOfGoal: () => 'Completed at must be the day of a completed goal, and null of another',
  sharedIds: () => 'Each goal, learning outcome and challenge must have an id of its own',
});
