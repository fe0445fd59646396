import { assessmentImports } from '#shared/assessments/imports.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentStats, byAge } from '#shared/assessments/rules.ts';
import type { Day } from '#shared/days/days.ts';
import { notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { importEach, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { notFound } from '../../problem.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { requireSkillsOfAll, skillsById } from '../ledger/relatedSkills.ts';
import { findSkill, listSkillFacts } from '../ledger/store.ts';
import { readEvidenceNames } from './evidence.ts';
import { addedFields, importAssessment } from './importAssessment.ts';
import { assessmentKeys } from './keys.ts';
import {
  createAssessment,
  deleteAssessment,
  listAssessmentFacts,
  type StoredAssessment,
  updateAssessment,
  walkAssessments,
} from './store.ts';
import { viewAssessment, viewSkill, withNames } from './view.ts';

/**
 * Returns the response for an assessment that was just written. Reads the assessment's skill after the write, because
 * the skill's item says which assessment is the newest.
 */
const viewWritten = async (userId: string, assessment: StoredAssessment, today: Day) => {
  const skill = await findSkill(userId, assessment.skillId, true);
  if (!skill) throw notFound('assessment');
  const isNewest = skill.assessed?.id === assessment._id;
  const nameOf = await readEvidenceNames(userId, assessment.evidence);
  const view = viewAssessment(assessment, { skill, isNewest }, today);
  return { data: { assessment: withNames(view, nameOf) } };
};

const routes = { ...assessments, ...assessmentImports };

export const handler = serve(routes, {
  list: async ({ userId, query, today }) => {
    const { skill: ofSkill, cursor } = query;
    const read = skillsById(userId);
    const newestFirst = ofSkill === undefined;
    const [{ shown, ...more }] = await Promise.all([
      takePage(
        walkAssessments(userId, { skill: ofSkill, cursor, newestFirst }),
        async (assessment) => {
          // Assessments of a skill that is being deleted are hidden with it.
          const skill = (await read).get(assessment.skillId);
          const isNewest = skill?.assessed?.id === assessment._id;
          return skill && viewAssessment(assessment, { skill, isNewest }, today);
        },
        () => requireAccount(userId),
      ),
      read,
    ]);
    const nameOf = await readEvidenceNames(
      userId,
      shown.flatMap(({ evidence }) => evidence),
    );
    const inOrder = shown.map((one) => withNames(one, nameOf)).sort(byAge);
    return { data: { assessments: newestFirst ? inOrder.reverse() : inOrder, ...more } };
  },
  availableSkills: async ({ userId }) => ({
    data: { skills: (await listSkillFacts(userId)).map(viewSkill) },
  }),
  stats: async ({ userId, today }) => {
    const [all, skills] = await Promise.all([listAssessmentFacts(userId), skillsById(userId)]);
    const facts = all.flatMap((assessment) => {
      const skill = skills.get(assessment.skillId);
      return skill ? [{ ...assessment, category: skill.category }] : [];
    });
    return { data: assessmentStats(facts, today) };
  },
  create: async ({ userId, newId, body, today, now }) => {
    const { assessmentDate = today, ...assessment } = body;
    notAfterToday('assessmentDate', assessmentDate, today);
    const created = await createAssessment({ userId, newId, assessment, assessmentDate, now });
    return viewWritten(userId, created, today);
  },
  update: async ({ userId, params, body, today, now }) =>
    viewWritten(userId, await updateAssessment(userId, params.id, body, now), today),
  remove: ({ userId, params, now }) => done(deleteAssessment(userId, params.id, now)),
  import: async (call) => {
    const { userId } = call;
    const { assessments } = call.body;
    recordsNotAhead('assessments', assessments, call, ({ assessmentDate }) => ({
      assessmentDate,
    }));
    await requireSkillsOfAll(userId, {
      list: 'assessments',
      records: assessments,
      field: 'skill',
      idsOf: ({ skill }) => [skill._id],
      keyOf: assessmentKeys.assessment,
      addedFields,
    });
    return importEach(assessments, (assessment) => importAssessment(userId, assessment));
  },
  undoImport: undoImportBy(assessmentKeys.assessment, deleteAssessment),
});
