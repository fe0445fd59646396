import { assessmentImports } from '#shared/assessments/imports.ts';
import { type Day, yearOf } from '#shared/core/days.ts';
import { maxRecords } from '#shared/core/imports.ts';
import type { RequestOf, Route } from '#shared/core/route.ts';
import type { Export } from '#shared/export/model.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { projectImports } from '#shared/projects/imports.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import { skillImports } from '#shared/skills/imports.ts';
import { users } from '#shared/users/routes.ts';
import type { AnyRequest } from '../../../../data/client/request.ts';
import type { ImportDocument } from '../found.ts';
import type { HabitDays } from './habitDays.ts';

/** One call of an import. It sets, so it may be sent again. */
export type Batch = { readonly route: Route; readonly request: AnyRequest };

/** Bytes of the JSON of the records in a body: with all that is around them it stays below what the API reads, 100 KB. */
const maxRecordBytes = 98_000;

/**
 * The calls that import a document, in an order in which all that a record refers to is there before it: skills before
 * what names them, habits before their days.
 */
export const batchesOf = (document: ImportDocument): readonly Batch[] => [
  ...packed(document.skills, maxRecords).map((skills) =>
    batch(skillImports.import, { body: { skills } }),
  ),
  ...activityBatches(document.activities),
  ...packed(document.assessments.flatMap(withSkill), maxRecords).map((assessments) =>
    batch(assessmentImports.import, { body: { assessments } }),
  ),
  ...packed(document.resources, maxRecords).map((resources) =>
    batch(resourceImports.import, { body: { resources } }),
  ),
  ...projectBatches(document.projects),
  ...packed(document.habits.map(withoutDays), maxRecords).map((habits) =>
    batch(habitImports.import, { body: { habits } }),
  ),
  ...document.habits.flatMap(yearBatches),
  ...document.vacations.map(({ from, to = null }) =>
    batch(users.setVacation, { params: { from }, body: { to } }),
  ),
];

const batch = <R extends Route>(route: R, request: RequestOf<R>): Batch => ({
  route,
  request: request as AnyRequest,
});

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length + 1;

/** The records in as few groups as bodies can hold, in their order; at most so many in each. */
const packed = <T>(records: readonly T[], most = Number.POSITIVE_INFINITY): T[][] => {
  const groups: T[][] = [];
  let bytes = 0;
  for (const record of records) {
    const size = bytesOf(record);
    const last = groups.at(-1);
    if (last && last.length < most && bytes + size <= maxRecordBytes) {
      last.push(record);
      bytes += size;
    } else {
      groups.push([record]);
      bytes = size;
    }
  }
  return groups;
};

const activityBatches = (activities: Export['activities']): Batch[] =>
  [...Map.groupBy(activities, ({ skill }) => skill)].flatMap(([id, ofSkill]) =>
    packed(ofSkill).map((some) =>
      batch(skillImports.importActivities, { params: { id }, body: { activities: some } }),
    ),
  );

/** An assessment without a skill was being deleted with it. */
const withSkill = ({ skill, ...assessment }: Export['assessments'][number]) =>
  skill ? [{ ...assessment, skill }] : [];

type Project = Export['projects'][number];
type Lists = Pick<Project, 'goals' | 'learningOutcomes' | 'challenges'>;

const noLists: Lists = { goals: [], learningOutcomes: [], challenges: [] };

/** A project may have more goals, outcomes and challenges than a body can hold: those follow it. */
const projectBatches = (projects: readonly Project[]): Batch[] => {
  const isLarge = (project: Project) => bytesOf(project) > maxRecordBytes;
  const sent = projects.map((project) => (isLarge(project) ? { ...project, ...noLists } : project));
  return [
    ...packed(sent, maxRecords).map((projects) =>
      batch(projectImports.import, { body: { projects } }),
    ),
    ...projects.filter(isLarge).flatMap(listBatches),
  ];
};

const listBatches = ({ _id: id, ...project }: Project): Batch[] =>
  (['goals', 'learningOutcomes', 'challenges'] as const).flatMap((list) =>
    packed<Project[typeof list][number]>(project[list]).map((some) =>
      batch(projectImports.importLists, { params: { id }, body: { ...noLists, [list]: some } }),
    ),
  );

type Habit = Export['habits'][number];

const withoutDays = ({ completed: _, skipped: __, amounts: ___, notes: ____, ...habit }: Habit) =>
  habit;

/** What days hold, a year in a call, and its notes in as many as they need. */
export const yearBatches = ({
  _id: id,
  kind,
  completed,
  skipped,
  amounts,
  notes,
}: HabitDays): Batch[] => {
  const dated = [...amounts, ...notes].map(({ date }) => date);
  const years = [...new Set([...completed, ...skipped, ...dated].map(yearOf))].sort(
    (a, b) => a - b,
  );
  return years.flatMap((year) => {
    const params = { id, year: String(year) };
    const isOf = (day: Day) => yearOf(day) === year;
    const days = {
      // Completed days of an amount habit follow from its amounts.
      completed: kind === 'amount' ? [] : completed.filter(isOf),
      skipped: skipped.filter(isOf),
      amounts: amounts.filter(({ date }) => isOf(date)),
    };
    const texts = notes
      .filter(({ date }) => isOf(date))
      .map(({ date, text }) => ({ date, note: text }));
    return [
      ...(Object.values(days).some(({ length }) => length > 0)
        ? [batch(habitImports.setYear, { params, body: days })]
        : []),
      ...packed(texts).map((notes) => batch(habitImports.setYear, { params, body: { notes } })),
    ];
  });
};
