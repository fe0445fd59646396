import * as z from 'zod/mini';
import { assessmentFields } from '#shared/assessments/model.ts';
import { type Day, isDay } from '#shared/core/days.ts';
import { limits } from '#shared/core/fields.ts';
import { exportSchema, exportVersion } from '#shared/export/model.ts';
import { amountSchema, habitFields, maxNote, maxUnit } from '#shared/habits/model.ts';
import { maxListItemLength, maxListItems, projectFields } from '#shared/projects/model.ts';
import { resourceFields } from '#shared/resources/model.ts';
import { skillFields } from '#shared/skills/model.ts';
import { type ImportDocument, ImportProblem } from '../found.ts';
import type { Part } from './part.ts';
import type { Reader, Reading } from './reading.ts';
import { fitText } from './text.ts';

export const newerExport =
  'This export was made by a newer version of Cairn than this one. Reload the page, then choose it again.';
export const brokenExport =
  'This is no whole export of Cairn: it may have been changed or cut off. Export it again.';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Fields = {
  readonly create: { readonly shape: Shape };
  readonly shown: Shape;
  readonly stored: Shape;
  readonly unset: Readonly<Record<string, unknown>>;
};

/** A record that may lack fields: an older export has none of those that came after it, which have their defaults. */
const filled = <S extends z.ZodMiniObject>(schema: S, { shown, stored }: Fields): S => {
  const own = schema.shape as Shape;
  const later = Object.keys(stored).filter((name) => own[name] && own[name] === shown[name]);
  return z.extend(
    schema,
    Object.fromEntries(later.map((name) => [name, stored[name]])) as Shape,
  ) as unknown as S;
};

const { shape } = exportSchema;

const recordSchemas = {
  habits: filled(shape.habits.def.element, habitFields),
  vacations: shape.vacations.def.element,
  skills: filled(shape.skills.def.element, skillFields),
  activities: shape.activities.def.element,
  resources: filled(shape.resources.def.element, resourceFields),
  projects: filled(shape.projects.def.element, projectFields),
  assessments: filled(shape.assessments.def.element, assessmentFields),
};

const isOf = (part: Part): boolean =>
  part.kind === 'json' && z.object({ format: shape.format }).safeParse(part.value).success;

const names = z.catch(
  z.object({
    name: z.optional(z.string()),
    title: z.optional(z.string()),
    _id: z.optional(z.string()),
  }),
  {},
);

/** What a record is called in the list of what is lost. */
const nameOf = (record: unknown, kind: string): string => {
  const { name, title, _id } = names.parse(record);
  return fitText(name ?? title ?? _id ?? kind, limits.name).text;
};

/** The longest texts of fields; lists of texts are dropped whole where they are too long. */
const longest = new Map<string, number>([
  ...(['name', 'title', 'author'] as const).map((name) => [name, limits.name] as const),
  ['description', limits.description],
  ...(['notes', 'reflections'] as const).map((name) => [name, limits.notes] as const),
  ['unit', maxUnit],
]);

type Lose = (what: string, why: string) => void;

/** A record whose own fields are within the limits of a form: texts are cut, others have their defaults. */
const mended = <R extends object>(record: R, { create, unset }: Fields, lose: Lose): R => {
  const values = { ...record } as Record<string, unknown>;
  for (const [name, schema] of Object.entries(create.shape)) {
    const value = values[name];
    if (name === '_id' || value === null || typeof value === 'object' || !(name in values))
      continue;
    if (schema.safeParse(value).success) continue;
    const max = longest.get(name);
    const cut = typeof value === 'string' && max ? fitText(value, max).text : undefined;
    if (cut !== undefined && schema.safeParse(cut).success) {
      lose(`Field ${name}`, `Only the ${max?.toLocaleString('en')} characters that fit are kept.`);
      values[name] = cut;
    } else if (name in unset) {
      lose(`Field ${name}`, 'It is outside of Cairn’s limits: it has its default.');
      values[name] = unset[name];
    }
  }
  return values as R;
};

type Habit = ImportDocument['habits'][number];
type Project = ImportDocument['projects'][number];

/** A habit's days, each once, none of them to come. */
const habitDays = (habit: Habit, today: Day, lose: Lose): Habit => {
  const isKept = (day: Day): boolean => {
    if (isDay(day) && day <= today) return true;
    lose(`Day ${day}`, isDay(day) ? 'It is still to come.' : 'There is no such day from 1970 on.');
    return false;
  };
  const completed = new Set(habit.completed.filter(isKept));
  const amounts = habit.amounts.filter(({ date, amount }) => {
    if (!amountSchema.safeParse(amount).success) {
      lose(`Amount ${amount} of ${date}`, 'It is outside of Cairn’s limits.');
      return false;
    }
    return isKept(date);
  });
  const notes = habit.notes.filter(({ date }) => isKept(date));
  return {
    ...habit,
    completed: [...completed],
    skipped: [...new Set(habit.skipped.filter((day) => !completed.has(day)).filter(isKept))],
    amounts: [...new Map(amounts.map((one) => [one.date, one])).values()],
    notes: [...new Map(notes.map((one) => [one.date, one])).values()].map(({ date, text }) => {
      const fitting = fitText(text, maxNote);
      if (fitting.isCut) lose(`Note of ${date}`, `Only its first ${maxNote} characters fit.`);
      return { date, text: fitting.isCut ? fitting.text : text };
    }),
  };
};

/** The lists of a project within their limits. */
const listItems = (project: Project, lose: Lose): Project => {
  const within = <I extends { readonly description: string }>(items: readonly I[]): I[] => {
    if (items.length > maxListItems) {
      const count = items.length - maxListItems;
      lose(`${count} of its list items`, `There is a limit of ${maxListItems} in a list.`);
    }
    return items.slice(0, maxListItems).map((item) => {
      const { text, isCut } = fitText(item.description, maxListItemLength);
      if (isCut)
        lose(
          `List item ${text.slice(0, 40)}…`,
          `Only its first ${maxListItemLength} characters fit.`,
        );
      return isCut ? { ...item, description: text } : item;
    });
  };
  return {
    ...project,
    goals: within(project.goals),
    learningOutcomes: within(project.learningOutcomes),
    challenges: within(project.challenges),
  };
};

const file = z.object({
  version: z.int().check(z.gte(1)),
  person: z.catch(z.optional(z.partial(shape.person)), undefined),
  ...Object.fromEntries(
    Object.keys(recordSchemas).map((kind) => [kind, z.prefault(z.array(z.unknown()), [])]),
  ),
});

/** An export of Cairn, as zip or as cairn.json alone. Ids and instants are kept. */
export const cairn: Reader = {
  format: 'Cairn',
  isOf,
  read: ([part], _, { today, losses }: Reading) => {
    const { data } = file.safeParse(part?.kind === 'json' ? part.value : undefined);
    if (!data) throw new ImportProblem(brokenExport);
    if (data.version > exportVersion) throw new ImportProblem(newerExport);
    const lists = data as unknown as Readonly<
      Record<keyof typeof recordSchemas, readonly unknown[]>
    >;

    /** The records of a list that are as an export has them, and not of a day to come. */
    const list = <K extends keyof typeof recordSchemas>(
      kind: K,
      mend: (
        record: z.output<(typeof recordSchemas)[K]>,
        lose: Lose,
      ) => z.output<(typeof recordSchemas)[K]> | undefined = (record) => record,
    ) =>
      lists[kind].flatMap((told) => {
        const record = nameOf(told, kind);
        const lose = (what: string, why: string) => losses.add({ record, what, why });
        const { data: read, error } = recordSchemas[kind].safeParse(told);
        if (!read) {
          const [field = 'all of it'] = error?.issues[0]?.path ?? [];
          lose(`A record of ${kind}`, `It is not as an export has it: ${String(field)}.`);
          return [];
        }
        const known = read as z.output<(typeof recordSchemas)[K]>;
        const days: Readonly<Record<string, unknown>> = known;
        const day = ['createdDay', 'date', 'assessmentDate'].map((name) => days[name]);
        if (day.some((one) => typeof one === 'string' && one > today)) {
          lose(`A record of ${kind}`, 'It is of a day that is still to come.');
          return [];
        }
        const kept = mend(known, lose);
        return kept ? [kept] : [];
      });

    const skills = list('skills', (skill, lose) => mended(skill, skillFields, lose));
    const ids = new Set(skills.map(({ _id }) => _id));
    return {
      ...(data.person && { person: data.person as NonNullable<ImportDocument['person']> }),
      habits: list('habits', (habit, lose) =>
        habitDays(mended(habit, habitFields, lose), today, lose),
      ),
      vacations: list('vacations'),
      skills,
      activities: list('activities', (activity, lose) => {
        if (ids.has(activity.skill)) return activity;
        lose('An activity', 'Its skill is not in the file.');
        return undefined;
      }),
      resources: list('resources', (resource, lose) => mended(resource, resourceFields, lose)),
      projects: list('projects', (project, lose) =>
        listItems(mended(project, projectFields, lose), lose),
      ),
      assessments: list('assessments', (assessment, lose) => {
        if (assessment.skill) return mended(assessment, assessmentFields, lose);
        lose('An assessment', 'Its skill was deleted.');
        return undefined;
      }),
    };
  },
};
