import {
  type Assessment,
  assessmentFields,
  type NewAssessment,
} from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import type { Skill } from '#shared/skills/model.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { assessmentRows, evidenceAfter } from '../rows/assessments.ts';
import { skillRows } from '../rows/skills.ts';

type Newest = NonNullable<Skill['newestAssessment']>;

const newestOf = ({ _id, assessmentDate, confidenceLevel, nextReviewDate }: Newest): Newest => ({
  _id,
  assessmentDate,
  confidenceLevel,
  nextReviewDate,
});

const createdAssessment = (change: ChangeOf<typeof assessments.create>): Assessment => {
  const { _id = '', assessmentDate = change.day, ...fields } = change.request.body as NewAssessment;
  const assessment = {
    _id,
    ...assessmentFields.unset,
    ...fields,
    skill: { _id: fields.skill, name: '', category: '' },
    evidence: evidenceAfter(fields.evidence ?? []),
    assessmentDate,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  return assessmentsOn([assessment as unknown as Assessment], change.day)[0] as Assessment;
};

export const createAssessment = defineMutation(assessments.create, {
  items: ({ body }) => [body._id ?? '', body.skill],
  edit: (rows, change) => {
    const { skill } = change.request.body;
    const created = createdAssessment(change);
    rows.put(assessmentRows, created);
    rows.change(skillRows, skill, (one) =>
      one.newestAssessment && byAge(one.newestAssessment, created) > 0
        ? one
        : { ...one, newestAssessment: newestOf(created) },
    );
  },
});

/** The skill of the assessment. The request does not contain it. */
export type About = { readonly skill: string };

export const deleteAssessment = defineMutation<typeof assessments.remove, About>(
  assessments.remove,
  {
    items: ({ params }) => [params.id],
    edit: (rows, { request: { params }, about }) => {
      rows.remove(assessmentRows, params.id);
      const rest = (rows.all(assessmentRows) ?? []).filter((one) => one.skill?._id === about.skill);
      const next = rest.toSorted(byAge).at(-1);
      rows.change(skillRows, about.skill, (skill) =>
        skill.newestAssessment?._id === params.id
          ? { ...skill, newestAssessment: next ? newestOf(next) : null }
          : skill,
      );
    },
  },
);

export const updateAssessment = defineMutation(assessments.update, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body } }) => {
    const { evidence, ...patch } = body ?? {};
    rows.change(assessmentRows, params.id, (one) => ({
      ...patched(one, patch, assessmentFields.unset),
      ...(evidence !== undefined && { evidence: evidenceAfter(evidence ?? [], one.evidence) }),
    }));
    const { confidenceLevel, nextReviewDate } = patch;
    rows.changeEach(skillRows, (skill) => {
      const { newestAssessment: newest } = skill;
      if (newest?._id !== params.id) return skill;
      return {
        ...skill,
        newestAssessment: {
          ...newest,
          confidenceLevel: confidenceLevel ?? newest.confidenceLevel,
          nextReviewDate: nextReviewDate === undefined ? newest.nextReviewDate : nextReviewDate,
        },
      };
    });
  },
});
