import type { Assessment, EvidenceItem, NamedEvidence } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import { noteName } from '#shared/notes/rules.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn, type Table } from '../../data/rows/table.ts';
import { noteRows } from './notes.ts';
import { projectRows } from './projects.ts';
import { resourceRows } from './resources.ts';
import { skillRows } from './skills.ts';

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
const withCurrentSkill = (assessment: Assessment, rows: Rows): Assessment => {
  const before = assessment.skill;
  const skill = before && rows.get(skillRows, before._id);
  const isSame = skill?.name === before?.name && skill?.category === before?.category;
  if (!skill || isSame || !rows.isAsNewAs(skillRows, assessments.list)) return assessment;
  const { _id, name, category } = skill;
  return { ...assessment, skill: { _id, name, category } };
};

/** An item's name, null if it was deleted, undefined if its list is older than the assessments or not cached. */
const nameIn = <Row>(
  rows: Rows,
  table: Table<Row>,
  id: string,
  nameOf: (row: Row) => string,
): string | null | undefined => {
  if (!rows.isAsNewAs(table, assessments.list) || !rows.all(table)) return undefined;
  const row = rows.get(table, id);
  return row ? nameOf(row) : null;
};

const currentName = (rows: Rows, { area, id }: EvidenceItem): string | null | undefined => {
  if (area === 'resources') return nameIn(rows, resourceRows, id, ({ title }) => title);
  if (area === 'projects') return nameIn(rows, projectRows, id, ({ name }) => name);
  // A note may exist although no cached list has it, because a list may have only some of the notes.
  return nameIn(rows, noteRows, id, noteName) ?? undefined;
};

/** An assessment with changed evidence. Returns the same object if nothing has changed. */
export const withEvidence = (
  assessment: Assessment,
  change: (one: NamedEvidence) => NamedEvidence,
): Assessment => {
  const evidence = assessment.evidence.map(change);
  return evidence.every((one, n) => one === assessment.evidence[n])
    ? assessment
    : { ...assessment, evidence };
};

/** An assessment with the current names of its evidence, as far as this browser knows them. */
const withCurrentEvidence = (assessment: Assessment, rows: Rows): Assessment =>
  withEvidence(assessment, (one) => {
    const name = currentName(rows, one);
    return name === undefined || name === one.name ? one : { ...one, name };
  });

/** The evidence of a request, with the names from before. The name of a new item is '' until the selector finds it. */
export const evidenceAfter = (
  sent: readonly EvidenceItem[],
  before: readonly NamedEvidence[] = [],
): NamedEvidence[] =>
  sent.map(
    ({ area, id }) =>
      before.find((one) => one.area === area && one.id === id) ?? { area, id, name: '' },
  );

defineSelector(
  assessments.list,
  (list, { today }, rows) => ({
    ...list,
    assessments: assessmentsOn(list.assessments, today)
      .sort(byAge)
      .reverse()
      .map((one) => withCurrentEvidence(withCurrentSkill(one, rows), rows)),
  }),
  ...[skillRows, resourceRows, projectRows, noteRows],
);
