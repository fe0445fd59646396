import * as z from 'zod/mini';
import { assessmentFields } from '#shared/assessments/model.ts';
import { reasonOfIssue } from '#shared/calls/fieldReasons.ts';
import { isVisible, limits } from '#shared/calls/fields.ts';
import { cardFields } from '#shared/cards/model.ts';
import type { Day } from '#shared/days/days.ts';
import { exportSchema, exportVersion, type ListName, listNames } from '#shared/export/model.ts';
import { habitFields } from '#shared/habits/model.ts';
import { recordedTimes } from '#shared/habits/reminderTimes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { noteFields } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { projectFields } from '#shared/projects/model.ts';
import { sentenceOf } from '#shared/reasons.ts';
import { resourceFields } from '#shared/resources/model.ts';
import { reviewFields } from '#shared/reviews/model.ts';
import { skillFields } from '#shared/skills/model.ts';
import { damaged, type ImportDocument, ImportProblem } from '../../found.ts';
import { countText } from '../../plan/counts.ts';
import { someDaysOf } from '../../plan/habitDays.ts';
import type { Fates } from '../fates.ts';
import { fitText } from '../files/text.ts';
import { dayProblem } from '../importDays.ts';
import type { Lose } from '../losses.ts';
import type { Part } from '../part.ts';
import type { Reader, Reading } from '../reading.ts';

export const newerExport = () =>
  i18n.t(
    'This export was made by a newer version of Cairn than this one. Reload the page, then choose it again.',
  );

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The schemas of an area's fields, see `defineFields`. */
type Fields = { readonly shown: Shape; readonly stored: Shape };

/** Allows a record to lack fields, as in files from earlier versions. Missing fields get their defaults. */
const filled = <S extends z.ZodMiniObject>(schema: S, { shown, stored }: Fields): S => {
  const own = schema.shape as Shape;
  const later = Object.keys(stored).filter((name) => own[name] && own[name] === shown[name]);
  return z.extend(
    schema,
    Object.fromEntries(later.map((name) => [name, stored[name]])) as Shape,
  ) as unknown as S;
};

const { shape } = exportSchema;

type RecordOf<K extends ListName> = ImportDocument[K][number];

/** The fields that a person fills in, for each list that has such fields. */
const fieldsOf: { readonly [K in ListName]?: Fields } = {
  habits: habitFields,
  skills: skillFields,
  resources: resourceFields,
  projects: projectFields,
  assessments: assessmentFields,
  reviews: reviewFields,
  notes: noteFields,
  cards: cardFields,
};

const recordSchemas = Object.fromEntries(
  listNames.map((list) => {
    const record = shape[list].def.element as z.ZodMiniObject;
    const fields = fieldsOf[list];
    return [list, fields ? filled(record, fields) : record];
  }),
) as unknown as { readonly [K in ListName]: z.ZodMiniType<RecordOf<K>> };

const isOf = (part: Part): boolean =>
  part.kind === 'json' && z.object({ format: shape.format }).safeParse(part.value).success;

const names = z.catch(
  z.object({
    name: z.optional(z.string()),
    title: z.optional(z.string()),
    text: z.optional(z.string()),
    front: z.optional(z.string()),
    _id: z.optional(z.string()),
  }),
  {},
);

/** The name of a record in the list of losses. */
const nameOf = (record: unknown): string => {
  const { name, title, text = '', front = '', _id = '' } = names.parse(record);
  const all = [name, title, noteName({ text }), noteName({ text: front })];
  return fitText(all.find((one = '') => isVisible(one)) ?? _id, limits.name).text;
};

/** The words for a lost record: '1 skill'. */
const recordText = (list: ListName): string =>
  list === 'away' ? i18n.t('Days away') : countText(list, 1);

/** Why a record can't be imported: the server's reason, or the field if there is none. */
const problemOf = (issue: z.core.$ZodIssue | undefined): string => {
  const reason = issue && reasonOfIssue(issue);
  // A reason without a label does not name its field.
  if (reason?.params && 'label' in reason.params) return sentenceOf(reason);
  const [field] = issue?.path ?? [];
  return field === undefined
    ? i18n.t('Invalid record.')
    : i18n.t('Invalid field: {field}.', { field: String(field) });
};

const file = z.object({
  version: z.int().check(z.gte(1)),
  person: z.catch(z.optional(z.partial(shape.person)), undefined),
  ...Object.fromEntries(listNames.map((list) => [list, z.prefault(z.array(z.unknown()), [])])),
});

/** All fields of records are read. The importing account takes over only three settings, and keeps all its other facts. */
const fates: Fates = {
  format: 'read',
  version: 'read',
  exportedAt: 'not needed',
  person: { dayStartsAt: 'read', weekStartsOn: 'read', newPerDay: 'read', '*': 'not needed' },
  devices: 'not needed',
  ...Object.fromEntries(
    listNames.map((list) => {
      const fields = Object.keys((shape[list].def.element as z.ZodMiniObject).shape);
      return [list, Object.fromEntries(fields.map((field) => [field, 'read' as const]))];
    }),
  ),
};

/** Returns the record to import. If the record is lost, lists the reason and returns undefined. */
type Check<K extends ListName> = (record: RecordOf<K>, lose: Lose) => RecordOf<K> | undefined;

/** Reads an export of Cairn: the zip, or cairn.json alone. Ids and timestamps are kept. */
export const cairn: Reader = {
  format: 'Cairn',
  isOf,
  fates,
  nameField: 'name',
  read: ([part], _, { today, losses }: Reading) => {
    const { data } = file.safeParse(part?.kind === 'json' ? part.value : undefined);
    if (!data) throw damaged();
    if (data.version > exportVersion) throw new ImportProblem(newerExport());
    const parts = data as unknown as Readonly<Record<ListName, readonly unknown[]>>;

    /** Returns the valid records of a list, without records in the future. */
    const recordsOf = <K extends ListName>(kind: K, check?: Check<K>): RecordOf<K>[] =>
      parts[kind].flatMap((part) => {
        const lose = losses.of(nameOf(part));
        const { data: read, error } = recordSchemas[kind].safeParse(part);
        if (!read) {
          lose(recordText(kind), problemOf(error?.issues[0]));
          return [];
        }
        const days: Readonly<Record<string, unknown>> = read as object as never;
        const day = ['createdDay', 'date', 'assessmentDate', 'weekStart'].map((name) => days[name]);
        if (day.some((one) => typeof one === 'string' && one > today)) {
          lose(recordText(kind), i18n.t('Its day is in the future.'));
          return [];
        }
        const kept = check ? check(read, lose) : read;
        return kept ? [kept] : [];
      });

    const isPast = (day: Day, lose: Lose): boolean => {
      const problem = dayProblem(day, today);
      if (problem) lose(i18n.t('Day {day}', { day }), problem);
      return !problem;
    };
    const skills = recordsOf('skills');
    const ids = new Set(skills.map(({ _id }) => _id));
    const checks: { readonly [K in ListName]?: Check<K> } = {
      habits: (habit, lose) =>
        someDaysOf({ ...habit, ...recordedTimes(habit) }, (day) => isPast(day, lose)),
      activities: (activity, lose) => {
        if (activity.skill === null || ids.has(activity.skill)) return activity;
        lose(recordText('activities'), i18n.t('Its skill is not in the file.'));
        return undefined;
      },
      resources: (resource, lose) => {
        const past = (day: Day | null) => (day !== null && isPast(day, lose) ? day : null);
        return {
          ...resource,
          parts: resource.parts.map((part) => ({ ...part, doneOn: past(part.doneOn) })),
          readings: resource.readings.map((reading) => ({
            ...reading,
            startDate: past(reading.startDate),
            completionDate: past(reading.completionDate),
          })),
        };
      },
      cards: (card, lose) => ({
        ...card,
        reviews: card.reviews.filter(({ date }) => isPast(date, lose)),
      }),
      assessments: (assessment, lose) => {
        if (assessment.skill) return assessment;
        lose(recordText('assessments'), i18n.t('Its skill was deleted.'));
        return undefined;
      },
    };
    const others = listNames.filter((list) => list !== 'skills');
    return {
      ...(data.person && { person: data.person as NonNullable<ImportDocument['person']> }),
      skills,
      ...Object.fromEntries(others.map((list) => [list, recordsOf(list, checks[list] as never)])),
    };
  },
};
