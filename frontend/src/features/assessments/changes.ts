import {
  type Assessment,
  assessmentFields,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { messageOf } from '../../data/client/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, patched, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation, type Peek } from '../../data/outbox/mutation.ts';

type Newest = Skill['newestAssessment'];

const newestOf = ({
  _id,
  assessmentDate,
  confidenceLevel,
  nextReviewDate,
}: Assessment): Newest => ({ _id, assessmentDate, confidenceLevel, nextReviewDate });

const createdAssessment = (change: ChangeOf<typeof assessments.create>, peek: Peek): Assessment => {
  const {
    _id = '',
    skill,
    assessmentDate = change.day,
    ...fields
  } = change.request.body as NewAssessment;
  const known = peek(skills.list, {})?.skills.find((one) => one._id === skill);
  const assessment = {
    _id,
    ...assessmentFields.unset,
    ...fields,
    skill: { _id: skill, name: known?.name ?? '', category: known?.category ?? '' },
    assessmentDate,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  return assessmentsOn([assessment as unknown as Assessment], change.day)[0] as Assessment;
};

export const createAssessment = defineMutation(assessments.create, {
  items: ({ body }) => [body._id ?? '', body.skill],
  effects: (on) => [
    on(assessments.list, (list, change, request, peek) =>
      request.query?.skill === undefined || request.query.skill === change.request.body.skill
        ? { ...list, assessments: putItem(list.assessments, createdAssessment(change, peek)) }
        : list,
    ),
    on(skills.list, (list, change, _, peek) => {
      const assessment = createdAssessment(change, peek);
      return {
        ...list,
        skills: changeItem(list.skills, change.request.body.skill, (skill) =>
          skill.newestAssessment && byAge(skill.newestAssessment, assessment) > 0
            ? skill
            : { ...skill, newestAssessment: newestOf(assessment) },
        ),
      };
    }),
  ],
});

/** The skill that an assessment is about. */
export type About = { readonly skill: string };

export const deleteAssessment = defineMutation<typeof assessments.remove, About>(
  assessments.remove,
  {
    items: ({ params }) => [params.id],
    effects: (on) => [
      on(assessments.list, (list, { request }) => ({
        ...list,
        assessments: withoutItem(list.assessments, request.params.id),
      })),
      on(skills.list, (list, { request, about }, _, peek) => ({
        ...list,
        skills: changeItem(list.skills, about.skill, (skill) => {
          if (skill.newestAssessment?._id !== request.params.id) return skill;
          const rest = (peek(assessments.list, { query: {} })?.assessments ?? []).filter(
            (one) => one.skill?._id === about.skill && one._id !== request.params.id,
          );
          const next = rest.sort(byAge).at(-1);
          return { ...skill, newestAssessment: next ? newestOf(next) : null };
        }),
      })),
    ],
    refused: (error) => messageOf(error, i18n.t('Failed to delete assessment')),
  },
);

export const updateAssessment = defineMutation(assessments.update, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(assessments.list, (list, { request: { params, body } }) => ({
      ...list,
      assessments: changeItem(list.assessments, params.id, (one) =>
        patched(one, body ?? {}, assessmentFields.unset),
      ),
    })),
    on(skills.list, (list, { request: { params, body } }) => ({
      ...list,
      skills: list.skills.map((skill) =>
        skill.newestAssessment?._id === params.id
          ? {
              ...skill,
              newestAssessment: {
                ...skill.newestAssessment,
                confidenceLevel: body?.confidenceLevel ?? skill.newestAssessment.confidenceLevel,
                nextReviewDate:
                  body?.nextReviewDate === undefined
                    ? skill.newestAssessment.nextReviewDate
                    : body.nextReviewDate,
              },
            }
          : skill,
      ),
    })),
  ],
});
