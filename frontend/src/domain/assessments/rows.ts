import type { Assessment } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { skillRows } from '../skills/rows.ts';

export const assessmentRows = defineTable<Assessment>('assessment', {
  sources: [
    rowsIn(assessments.list, {
      rowsOf: (list) => list.assessments,
      withRows: (list, rows) => ({ ...list, assessments: rows }),
      has: ({ skill }, { query }) => query?.skill === undefined || query.skill === skill?._id,
    }),
  ],
});

/** An assessment with the current name and category of its skill. */
const withPresentSkill = (assessment: Assessment, rows: Rows): Assessment => {
  const before = assessment.skill;
  const skill = before && rows.get(skillRows, before._id);
  const isSame = skill?.name === before?.name && skill?.category === before?.category;
  if (!skill || isSame || !rows.isAsNewAs(skillRows, assessments.list)) return assessment;
  const { _id, name, category } = skill;
  return { ...assessment, skill: { _id, name, category } };
};

defineSelector(
  assessments.list,
  (list, { today }, rows) => ({
    ...list,
    assessments: assessmentsOn(list.assessments, today)
      .sort(byAge)
      .reverse()
      .map((one) => withPresentSkill(one, rows)),
  }),
  skillRows,
);
