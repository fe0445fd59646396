import type * as z from 'zod/mini';
import { maxEvidence } from '#shared/assessments/model.ts';
import { isVisible, limits } from '#shared/calls/fields.ts';
import { referenceKey } from '#shared/calls/reference.ts';
import { maxBack, maxCardReviews, maxFront } from '#shared/cards/model.ts';
import { firstReviewDay } from '#shared/cards/rules.ts';
import { firstCharacters } from '#shared/core/characters.ts';
import type { Day } from '#shared/days/days.ts';
import { tooFarAhead } from '#shared/habits/changes/changeDay.ts';
import { amountSchema, maxGroup, maxNote, maxUnit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { maxPlace } from '#shared/notes/model.ts';
import { maxListItemLength, maxListItems } from '#shared/projects/model.ts';
import { maxParts, maxReadings, partMinutes } from '#shared/resources/model.ts';
import { closedReadings } from '#shared/resources/readings.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { maxLevelText } from '#shared/skills/model.ts';
import type { ImportDocument } from '../../found.ts';
import { cutText, fitText } from '../files/text.ts';
import { dayProblem, repeatedDayMessage } from '../importDays.ts';
import type { Lose } from '../losses.ts';

/** The schemas of an area's fields, see `defineFields`. */
export type Fields = {
  readonly create: { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  readonly shown: Readonly<Record<string, z.ZodMiniType>>;
  readonly stored: Readonly<Record<string, z.ZodMiniType>>;
  readonly unset: Readonly<Record<string, unknown>>;
};

/** The most characters of each text field that can be cut. */
const longest = new Map<string, number>([
  ...(['name', 'title', 'author'] as const).map((name) => [name, limits.name] as const),
  ['description', limits.description],
  ...(['notes', 'reflections'] as const).map((name) => [name, limits.notes] as const),
  ['unit', maxUnit],
  ['group', maxGroup],
  ['text', limits.notes],
  ['place', maxPlace],
  ['front', maxFront],
  ['back', maxBack],
]);

/**
 * Fits a record into the limits of a form. Long texts are cut, other invalid values get their defaults, and an empty
 * name becomes 'Without a name'.
 */
export const withinLimits = (record: unknown, { create, unset }: Fields, lose: Lose): unknown => {
  if (typeof record !== 'object' || record === null) return record;
  const values = { ...record } as Record<string, unknown>;
  for (const [name, schema] of Object.entries(create.shape)) {
    const value = values[name];
    if (name === '_id' || value === null || typeof value === 'object') continue;
    if (!Object.hasOwn(values, name) || schema.safeParse(value).success) continue;
    const max = longest.get(name) ?? 0;
    const cut = typeof value === 'string' && max > 0 ? fitText(value, max).text : undefined;
    const field = i18n.t('Field {name}', { name });
    if (cut !== undefined && schema.safeParse(cut).success) {
      lose(field, cutText(max));
      values[name] = cut;
    } else if (Object.hasOwn(unset, name)) {
      lose(field, i18n.t('It is outside Cairn’s limits: the default is used.'));
      values[name] = unset[name];
    } else if (name === 'name' || name === 'title') {
      const named = i18n.t('Without a name');
      lose(field, i18n.t('It is empty: it becomes “{name}”.', { name: named }));
      values[name] = named;
    }
  }
  return values;
};

type Assessment = ImportDocument['assessments'][number];
type Habit = ImportDocument['habits'][number];
type Card = ImportDocument['cards'][number];
type Project = ImportDocument['projects'][number];
type Resource = ImportDocument['resources'][number];
type Skill = ImportDocument['skills'][number];

/** Keeps each valid day of a habit once. Drops days in the future, and changes that are planned too far ahead. */
export const habitDays = (habit: Habit, today: Day, lose: Lose): Habit => {
  const isKept = (day: Day): boolean => {
    const problem = dayProblem(day, today);
    if (problem) lose(i18n.t('Day {day}', { day }), problem);
    return !problem;
  };
  const completed = new Set(habit.completed.filter(isKept));
  const amounts = habit.amounts.filter(({ date, amount }) => {
    if (!amountSchema.safeParse(amount).success) {
      lose(
        i18n.t('Amount {amount} on {date}', { amount, date }),
        i18n.t('It is outside Cairn’s limits.'),
      );
      return false;
    }
    return isKept(date);
  });
  const notes = habit.notes.filter(({ date }) => isKept(date));
  /** Keeps only the last entry of each day. */
  const lastOfDays = <E extends { readonly date: Day }>(
    entries: readonly E[],
    what: (entry: E) => string,
  ): E[] => {
    const days = new Map<Day, E>();
    for (const entry of entries) {
      const before = days.get(entry.date);
      if (before) lose(what(before), repeatedDayMessage());
      days.set(entry.date, entry);
    }
    return [...days.values()];
  };
  const isNear = ({ from }: { readonly from: Day }): boolean => {
    const problem = tooFarAhead(from, today);
    if (problem)
      lose(i18n.t('Change on {date}', { date: from }), i18n.t('It is more than a year ahead.'));
    return !problem;
  };
  return {
    ...habit,
    // The first entry of each list begins on the habit's first day, so it always stays.
    schedules: habit.schedules.filter((one, n) => n === 0 || isNear(one)),
    targets: habit.targets.filter((one, n) => n === 0 || isNear(one)),
    counting: habit.counting.filter((one, n) => n === 0 || isNear(one)),
    completed: [...completed],
    skipped: [...new Set(habit.skipped.filter((day) => !completed.has(day)).filter(isKept))],
    amounts: lastOfDays(amounts, ({ date, amount }) =>
      i18n.t('Amount {amount} on {date}', { amount, date }),
    ),
    notes: lastOfDays(notes, ({ date }) => i18n.t('Note on {date}', { date })).map((note) => {
      const { date, text } = note;
      const fits = fitText(text, maxNote);
      if (fits.isCut) lose(i18n.t('Note on {date}', { date }), cutText(maxNote));
      return { date, text: fits.isCut ? fits.text : text };
    }),
  };
};

/** Cuts the descriptions of a skill's levels to their limit. */
export const skillLevels = (skill: Skill, lose: Lose): Skill => ({
  ...skill,
  levels: Object.fromEntries(
    Object.entries(skill.levels).map(([level, description]) => {
      const { text, isCut } = fitText(description ?? '', maxLevelText);
      if (isCut) lose(i18n.t('Level {level}', { level }), cutText(maxLevelText));
      return [level, isCut ? text : description];
    }),
  ),
});

const evidenceText = (count: number): string =>
  i18n.t('{count, plural, one {# piece of evidence} other {# pieces of evidence}}', { count });

/** Keeps the first pieces of evidence of an assessment, each once. */
export const fewEvidence = (assessment: Assessment, lose: Lose): Assessment => {
  const evidence = [
    ...new Map(assessment.evidence.map((one) => [referenceKey(one), one])).values(),
  ];
  const twice = assessment.evidence.length - evidence.length;
  if (twice > 0) lose(evidenceText(twice), i18n.t('Another item already uses this ID.'));
  const count = evidence.length - maxEvidence;
  if (count > 0) {
    lose(
      evidenceText(count),
      i18n.t('There is a limit of {max, number} in a list.', { max: maxEvidence }),
    );
  }
  return { ...assessment, evidence: evidence.slice(0, maxEvidence) };
};

/** Fits the lists of a project into their limits. Drops items with the id of an earlier item. */
export const listItems = (project: Project, lose: Lose): Project => {
  const seen = new Set<string>();
  const isNew = ({ _id }: { readonly _id: string }): boolean => {
    if (!seen.has(_id)) return Boolean(seen.add(_id));
    lose(i18n.t('A list item'), i18n.t('Another item already uses this ID.'));
    return false;
  };
  const within = <I extends { readonly _id: string; readonly description: string }>(
    list: readonly I[],
  ): I[] => {
    const items = list.filter(isNew);
    if (items.length > maxListItems) {
      const count = items.length - maxListItems;
      lose(
        i18n.t('{count, plural, one {# list item} other {# list items}}', { count }),
        i18n.t('There is a limit of {max, number} in a list.', { max: maxListItems }),
      );
    }
    return items.slice(0, maxListItems).map((item) => {
      const { text, isCut } = fitText(item.description, maxListItemLength);
      if (isCut)
        lose(
          i18n.t('List item {text}…', { text: firstCharacters(text, 40) }),
          cutText(maxListItemLength),
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

/** Keeps the valid reviews of a card, each once, up to the limit. */
export const cardReviews = (card: Card, today: Day, lose: Lose): Card => {
  const first = firstReviewDay(card._id);
  const reviews = uniqueItems(card.reviews, lose).filter(({ date }) => {
    const problem =
      dayProblem(date, today) ??
      (date < first ? i18n.t('This day is before the takeaway was added.') : undefined);
    if (problem) lose(i18n.t('Answer on {date}', { date }), problem);
    return !problem;
  });
  if (reviews.length > maxCardReviews) {
    const count = reviews.length - maxCardReviews;
    lose(
      i18n.t('{count, plural, one {# answer} other {# answers}}', { count }),
      i18n.t('There is a limit of {max, number} answers.', { max: maxCardReviews }),
    );
  }
  return { ...card, reviews: reviews.slice(0, maxCardReviews) };
};

/** Fits the parts, the page and the readings of a resource into their limits. */
export const resourceProgress = (resource: Resource, today: Day, lose: Lose): Resource => {
  const parts = partsOf(resource, today, lose);
  return {
    ...resource,
    ...pagesOf(resource, parts, lose),
    parts,
    readings: readingsOf(resource, today, lose),
  };
};

/** Returns the day. If the day can't be kept, lists the reason and returns null. */
const pastDay = (day: Day | null, today: Day, lose: Lose): Day | null => {
  const problem = day === null ? undefined : dayProblem(day, today);
  if (problem) lose(i18n.t('Day {day}', { day: day ?? '' }), problem);
  return problem ? null : day;
};

/** Keeps the first item with each id. */
const uniqueItems = <I extends { readonly _id: string }>(items: readonly I[], lose: Lose): I[] => {
  const unique = new Map<string, I>();
  for (const item of items) {
    if (unique.has(item._id))
      lose(i18n.t('A list item'), i18n.t('Another item already uses this ID.'));
    else unique.set(item._id, item);
  }
  return [...unique.values()];
};

const partsOf = (resource: Resource, today: Day, lose: Lose): Resource['parts'] => {
  const parts = uniqueItems(resource.parts, lose);
  if (parts.length > maxParts) {
    const count = parts.length - maxParts;
    lose(
      i18n.t('{count, plural, one {# part} other {# parts}}', { count }),
      i18n.t('There is a limit of {max, number} parts.', { max: maxParts }),
    );
  }
  return parts.slice(0, maxParts).map((part) => {
    const { text, isCut } = fitText(part.title, limits.name);
    if (isCut)
      lose(i18n.t('Part {title}…', { title: firstCharacters(text, 40) }), cutText(limits.name));
    const isTimed = part.minutes === null || partMinutes.safeParse(part.minutes).success;
    if (!isTimed)
      lose(
        i18n.t('Minutes of “{title}”', { title: text }),
        i18n.t('It is outside Cairn’s limits.'),
      );
    return {
      ...part,
      title: isVisible(text) ? text : i18n.t('Without a name'),
      minutes: isTimed ? part.minutes : null,
      doneOn: part.done ? pastDay(part.doneOn, today, lose) : null,
    };
  });
};

const pagesOf = ({ pages, page }: Resource, parts: Resource['parts'], lose: Lose) => {
  if (pages !== null && parts.length > 0) {
    lose(i18n.t('Field {name}', { name: 'pages' }), resourceReasons.pagesAndParts().message);
  }
  if (pages === null || parts.length > 0) return { pages: null, page: null };
  if (page === null || page <= pages) return { pages, page };
  lose(i18n.t('Field {name}', { name: 'page' }), i18n.t('It is outside Cairn’s limits.'));
  return { pages, page: pages };
};

/** Keeps the latest closed readings. The reading whose days the resource itself has is not stored. */
const readingsOf = (resource: Resource, today: Day, lose: Lose): Resource['readings'] => {
  const closed = uniqueItems(closedReadings(resource), lose);
  if (closed.length > maxReadings) {
    const count = closed.length - maxReadings;
    lose(
      i18n.t('{count, plural, one {# reading} other {# readings}}', { count }),
      i18n.t('There is a limit of {max, number} readings.', { max: maxReadings }),
    );
  }
  return closed.slice(-maxReadings).map((reading) => ({
    ...reading,
    startDate: pastDay(reading.startDate, today, lose),
    completionDate: pastDay(reading.completionDate, today, lose),
  }));
};
