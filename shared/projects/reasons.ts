import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

type Limit = { readonly max: number };

const limits = {
  goals: (limit: Limit) =>
    i18n.t('There is a limit of {max} goals in a project. Delete one to add another.', limit),
  learningOutcomes: (limit: Limit) =>
    i18n.t(
      'There is a limit of {max} learning outcomes in a project. Delete one to add another.',
      limit,
    ),
  challenges: (limit: Limit) =>
    i18n.t('There is a limit of {max} challenges in a project. Delete one to add another.', limit),
} as const;

export const projectReasons = /* @__PURE__ */ defineReasons({
  endBeforeStart: () => i18n.t('End date must not be before the start date'),
  projectFull: () =>
    i18n.t(
      'This project holds as much text as one can. Shorten or delete goals, learning outcomes or challenges first.',
    ),
  tooManyInProject: ({ max, list }: { readonly max: number; readonly list: keyof typeof limits }) =>
    limits[list]({ max }),
  behind: () => i18n.t('{behind} must be the id of a goal, or null', { behind: 'behind' }),
  completedAtOfGoal: () => i18n.t('Completed at must be null unless the goal is completed'),
  sharedIds: () => i18n.t('Each goal, learning outcome and challenge must have an id of its own'),
});
