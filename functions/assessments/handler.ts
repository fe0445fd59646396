import { ulid } from 'ulid';
import { assessments } from '#shared/contract/assessments.ts';
import { assessmentStats, byAge, newestBySkill } from '#shared/rules/assessments.ts';
import type { Day } from '#shared/rules/days.ts';
import { notAfterToday } from '../http/days.ts';
import { serve } from '../http/serve.ts';
import { notFound } from '../problem.ts';
import {
  createAssessment,
  deleteAssessment,
  listAssessments,
  type StoredAssessment,
  updateAssessment,
} from '../table/assessments.ts';
import { findSkill, listSkills } from '../table/skills.ts';
import { skillsById } from '../table/skillTags.ts';
import { factsOf, viewAssessment, viewSkill } from './view.ts';

/** Each with its skill as it is now. Those of a skill that is being deleted are gone with it. */
const readAssessed = async (userId: string) => {
  const [all, skills] = await Promise.all([listAssessments(userId), skillsById(userId)]);
  return all.flatMap((assessment) => {
    const skill = skills.get(assessment.skillId);
    return skill ? [{ assessment, skill }] : [];
  });
};

/** One that was just written, read with its skill: the newest of it is known there. */
const viewWritten = async (userId: string, assessment: StoredAssessment, today: Day) => {
  const skill = await findSkill(userId, assessment.skillId, true);
  if (!skill) throw notFound('assessment');
  const isNewest = skill.assessed?.id === assessment._id;
  return { data: { assessment: viewAssessment(assessment, { skill, isNewest }, today) } };
};

export const handler = serve(assessments, {
  list: async ({ userId, query, today }) => {
    const all = await readAssessed(userId);
    const newest = newestBySkill(all.map(({ assessment }) => assessment));
    const views = all
      .filter(({ skill }) => query.skill === undefined || skill._id === query.skill)
      .sort((a, b) => byAge(a.assessment, b.assessment))
      .map(({ assessment, skill }) => {
        const isNewest = newest.get(skill._id) === assessment;
        return viewAssessment(assessment, { skill, isNewest }, today);
      });
    return { data: { assessments: query.skill === undefined ? views.reverse() : views } };
  },
  availableSkills: async ({ userId }) => ({
    data: { skills: (await listSkills(userId)).map(viewSkill) },
  }),
  stats: async ({ userId, today }) => {
    const all = await readAssessed(userId);
    const facts = all.map(({ assessment, skill }) => ({
      ...factsOf(assessment),
      category: skill.category,
    }));
    return { data: assessmentStats(facts, today) };
  },
  create: async ({ userId, body, today, now, idempotency }) => {
    const { assessmentDate = today, ...assessment } = body;
    notAfterToday('assessmentDate', assessmentDate, today);
    const id = ulid(now.getTime());
    const made = { userId, id, assessment, assessmentDate, now, idempotency };
    return viewWritten(userId, await createAssessment(made), today);
  },
  update: async ({ userId, params, body, today, now }) =>
    viewWritten(userId, await updateAssessment(userId, params.id, body, now), today),
  remove: async ({ userId, params }) => {
    await deleteAssessment(userId, params.id);
    return { data: null };
  },
});
