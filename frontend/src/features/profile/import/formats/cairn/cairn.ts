import * as z from 'zod/mini';
import { assessmentFields } from '#shared/assessments/model.ts';
import { limits } from '#shared/core/fields.ts';
import { exportSchema, exportVersion } from '#shared/export/model.ts';
import { habitFields } from '#shared/habits/model.ts';
import { projectFields } from '#shared/projects/model.ts';
import { resourceFields } from '#shared/resources/model.ts';
import { skillFields } from '#shared/skills/model.ts';
import { type ImportDocument, ImportProblem } from '../../found.ts';
import { fitText } from '../files/text.ts';
import type { Part } from '../part.ts';
import type { Reader, Reading } from '../reading.ts';
import { type Fields, habitDays, type Lose, listItems, mended } from './cairnLimits.ts';

export const newerExport =
  'This export was made by a newer version of Cairn than this one. Reload the page, then choose it again.';
export const brokenExport =
  'This is no whole export of Cairn: it may have been changed or cut off. Export it again.';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

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

type Kind = keyof typeof recordSchemas;
type RecordOf<K extends Kind> = z.output<(typeof recordSchemas)[K]>;

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
    const lists = data as unknown as Readonly<Record<Kind, readonly unknown[]>>;

    /** The records of a list that are as an export has them, and not of a day to come. */
    const list = <K extends Kind>(
      kind: K,
      fields?: Fields,
      within: (record: RecordOf<K>, lose: Lose) => RecordOf<K> | undefined = (record) => record,
    ): RecordOf<K>[] =>
      lists[kind].flatMap((told) => {
        const record = nameOf(told, kind);
        const lose = (what: string, why: string) => losses.add({ record, what, why });
        const mend = fields ? mended(told, fields, lose) : told;
        const { data: read, error } = recordSchemas[kind].safeParse(mend);
        if (!read) {
          const [field = 'all of it'] = error?.issues[0]?.path ?? [];
          lose(`A record of ${kind}`, `It is not as an export has it: ${String(field)}.`);
          return [];
        }
        const days: Readonly<Record<string, unknown>> = read;
        const day = ['createdDay', 'date', 'assessmentDate'].map((name) => days[name]);
        if (day.some((one) => typeof one === 'string' && one > today)) {
          lose(`A record of ${kind}`, 'It is of a day that is still to come.');
          return [];
        }
        const kept = within(read as RecordOf<K>, lose);
        return kept ? [kept] : [];
      });

    const skills = list('skills', skillFields);
    const ids = new Set(skills.map(({ _id }) => _id));
    return {
      ...(data.person && { person: data.person as NonNullable<ImportDocument['person']> }),
      habits: list('habits', habitFields, (habit, lose) => habitDays(habit, today, lose)),
      vacations: list('vacations'),
      skills,
      activities: list('activities', undefined, (activity, lose) => {
        if (ids.has(activity.skill)) return activity;
        lose('An activity', 'Its skill is not in the file.');
        return undefined;
      }),
      resources: list('resources', resourceFields),
      projects: list('projects', projectFields, listItems),
      assessments: list('assessments', assessmentFields, (assessment, lose) => {
        if (assessment.skill) return assessment;
        lose('An assessment', 'Its skill was deleted.');
        return undefined;
      }),
    };
  },
};
