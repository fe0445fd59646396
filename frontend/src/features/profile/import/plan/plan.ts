import { referenceKey } from '#shared/calls/reference.ts';
import { idOfDay } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { type Export, emptyLists, listNames } from '#shared/export/model.ts';
import type { About } from '#shared/notes/model.ts';
import type { Focus } from '#shared/reviews/model.ts';
import { itemSources } from '#shared/skills/model.ts';
import type { Found, ImportDocument } from '../found.ts';
import { freshId } from '../ulids.ts';
import type { Counts } from './counts.ts';
import { clashing, noteContent, type Settings, settingsOf, titled } from './existing.ts';
import { daysOf, type HabitDays, newDaysOf, someDaysOf } from './habitDays.ts';
import { type Choice, type Kind, keyOf, type Row, skip } from './row.ts';

/** The records that an import writes after all choices. */
export type Plan = {
  /** The new records. Activities may belong to existing skills. */
  readonly document: Omit<ImportDocument, 'person'>;
  /** Days to add to existing habits. Each `_id` is the id of a habit. */
  readonly days: readonly HabitDays[];
  readonly settings: Settings | undefined;
};

/** The range of days to import, both ends included. */
export type Range = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Returns the contents of a file with only the habit days and activities in a range. All other records stay. */
export const withinRange = (found: Found, { from, to }: Range): Found => {
  const isWanted = (day: Day) => (!from || day >= from) && (!to || day <= to);
  const { habits, activities, ...rest } = found.document;
  return {
    ...found,
    document: {
      ...rest,
      habits: habits.map((habit) => someDaysOf(habit, isWanted)),
      activities: activities.filter(({ date }) => isWanted(date)),
    },
  };
};

export type Choices = ReadonlyMap<Row['key'], Choice>;

export type Planning = {
  readonly found: Found;
  readonly existing: Export;
  /** By the keys of rows. Records without a choice are left out. */
  readonly choices: Choices;
  /** A ULID from which the ids of copies are derived, see `freshId`. */
  readonly importId: string;
};

type Item = { readonly _id: string };
type Named = Item & { readonly name: string };

/** The record kind of each area that a review's focus can have. Skills are missing, because `skillOf` finds them. */
const focusKinds = { habits: 'habit', resources: 'resource', projects: 'project' } as const;

/** Computes what an import does. It is a pure function, so the same choices always import the same. */
export const planOf = ({ found: { document }, existing, choices, importId }: Planning): Plan => {
  const choiceOf = (kind: Kind, id: string): Choice => choices.get(keyOf(kind, id)) ?? skip;
  const existingIds = new Set(
    listNames.flatMap((list) => (existing[list] as readonly Partial<Item>[]).map(({ _id }) => _id)),
  );
  const isAdded = (kind: Kind) => (item: Item) => choiceOf(kind, item._id).way === 'add';
  /** Gives the item a new id if its id already exists in the account. */
  const asNew = <I extends Item>(item: I): I =>
    existingIds.has(item._id) ? { ...item, _id: freshId(importId, item._id) } : item;
  const added = <I extends Item>(kind: Kind, items: readonly I[]): I[] =>
    items.filter(isAdded(kind)).map(asNew);

  const { skillOf, ownerOf } = ownersAfter(document, existing, choiceOf, asNew);
  const withSkills = <I extends { relatedSkills: readonly { _id: string; name: string }[] }>(
    item: I,
  ) => ({
    ...item,
    relatedSkills: uniqueById(
      item.relatedSkills.flatMap((tag) => {
        const _id = skillOf(tag._id);
        return _id === undefined ? [] : { ...tag, _id };
      }),
    ),
  });
  const existingActivities = new Set(existing.activities.map(({ _id }) => _id));
  const sourceOf = sourcesAfter(document, choiceOf, asNew);
  /**
   * Returns a review with the ids that its focus has after the import. If several items are merged into one, the focus
   * lists that item once.
   */
  const reviewAfter = (review: ImportDocument['reviews'][number]) => {
    const focus = review.focus.map(({ area, id }): Focus => {
      const after =
        area === 'skills' ? skillOf(id) : sourceOf({ source: focusKinds[area], sourceId: id }).id;
      return { area, id: after ?? id };
    });
    return {
      ...review,
      focus: [...new Map(focus.map((one) => [referenceKey(one), one])).values()],
    };
  };
  const existingHabits = new Map(existing.habits.map((habit) => [habit._id, habit]));
  /**
   * Whether the existing habit's days already count as time. If so, the file's activity would count that time twice.
   */
  const isCountedHere = ({ source, sourceId }: ActivityRecord): boolean => {
    const choice = source === 'habit' && sourceId ? choiceOf('habit', sourceId) : skip;
    return choice.way === 'merge' && (existingHabits.get(choice.into)?.counting.length ?? 0) > 0;
  };
  const activityAfter = (found: ActivityRecord): ActivityRecord | readonly [] => {
    const source = sourceOf(found);
    const activity = { ...found, sourceId: source.id };
    if (isCountedHere(found)) return [];
    const isOfCopy = activity.sourceId !== found.sourceId;
    // The id of a habit's activity is derived from the habit and the day.
    const copyId =
      found.source === 'habit' && isOfCopy && source.id
        ? idOfDay(source.id, found.date)
        : freshId(importId, activity._id);
    if (activity.skill === null) {
      if (source.isLeftOut || (!isOfCopy && existingActivities.has(activity._id))) return [];
      return { ...activity, ...(isOfCopy && { _id: copyId }) };
    }
    const choice = choiceOf('skill', activity.skill);
    const skill = skillOf(activity.skill);
    if (choice.way === 'skip' || skill === undefined) return [];
    if (choice.way === 'merge')
      return existingActivities.has(activity._id) ? [] : { ...activity, skill };
    const isCopy = skill !== activity.skill || (found.source === 'habit' && isOfCopy);
    // An earlier import added this activity to a skill with another name, so with another id.
    if (!isCopy && existingActivities.has(activity._id)) return [];
    return { ...activity, skill, ...(isCopy && { _id: copyId }) };
  };
  const assessmentAfter = (assessment: ImportDocument['assessments'][number]) => {
    const { skill } = assessment;
    const _id = skill && skillOf(skill._id);
    return _id ? { ...assessment, skill: { ...skill, _id }, evidence: evidenceOf(assessment) } : [];
  };
  /** A note is left out if the item that it is about does not exist after the import. */
  const notes = added('note', document.notes).flatMap((note) => {
    const about = ownerOf(note.about);
    return about ? { ...note, about } : [];
  });
  const notesAfter = new Set([...existing.notes, ...notes].map(({ _id }) => _id));
  const fileNotes = new Map(document.notes.map((note) => [note._id, note]));
  const existingNotes = new Map(existing.notes.map((note) => [noteContent(note), note._id]));
  /**
   * Returns the id of a note after the import, or the id of an existing note with the same content. Undefined if there
   * is neither.
   */
  const noteOf = (_id: string): string | undefined => {
    const id = isAdded('note')({ _id }) ? asNew({ _id })._id : _id;
    if (notesAfter.has(id)) return id;
    const note = fileNotes.get(_id);
    const about = note && ownerOf(note.about);
    return about && existingNotes.get(noteContent({ ...note, about }));
  };
  /**
   * Returns the evidence of an assessment with the ids after the import, each once. Some of the items may not exist.
   */
  const evidenceOf = ({ evidence }: ImportDocument['assessments'][number]) => {
    const after = evidence.map((one) => {
      const { area, id } = one;
      const found = area === 'notes' ? noteOf(id) : ownerOf({ area, id })?.id;
      return { ...one, id: found ?? id };
    });
    return [...new Map(after.map((one) => [referenceKey(one), one])).values()];
  };
  const cardAfter = (card: ImportDocument['cards'][number]) => ({
    ...card,
    about: (card.about && ownerOf(card.about)) ?? null,
    note: (card.note && noteOf(card.note)) ?? null,
  });
  const habitAfter = (habit: ImportDocument['habits'][number]) => ({
    ...habit,
    counting: habit.counting.map((one) => ({ ...one, skill: countedSkillAfter(one.skill) })),
  });
  const skillIds = new Set(document.skills.map(({ _id }) => _id));
  /**
   * Returns the skill's id after the import. If the skill is not in the file, it was deleted before the export, so its
   * id stays.
   */
  const countedSkillAfter = (id: string | null) =>
    id !== null && skillIds.has(id) ? (skillOf(id) ?? null) : id;

  const habits = added('habit', document.habits).map(habitAfter);
  return {
    document: {
      ...emptyLists,
      habits,
      // An account with habits keeps its own days away.
      away: existing.habits.length === 0 && habits.length > 0 ? document.away : [],
      vacations: document.vacations.filter(({ from }) => choiceOf('vacation', from).way === 'add'),
      skills: added('skill', document.skills),
      activities: document.activities.flatMap(activityAfter),
      resources: added('resource', document.resources).map(withSkills),
      projects: added('project', document.projects).map(withSkills),
      assessments: added('assessment', document.assessments).flatMap(assessmentAfter),
      reviews: document.reviews.filter(isAdded('review')).map(reviewAfter),
      notes,
      cards: added('card', document.cards).map(cardAfter),
    },
    days: document.habits.flatMap((habit) => {
      const choice = choiceOf('habit', habit._id);
      const target = choice.way === 'merge' && existingHabits.get(choice.into);
      const days = target && newDaysOf(habit, target);
      return days && daysOf(days).length > 0 ? days : [];
    }),
    settings:
      choiceOf('settings', 'person').way === 'add'
        ? settingsOf(document.person, existing.person)?.settings
        : undefined,
  };
};

const uniqueById = <I extends Item>(items: readonly I[]): I[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
];

type ActivityRecord = ImportDocument['activities'][number];

/** Finds the id of an activity's source after the import, and whether the source is left out. */
const sourcesAfter = (
  { habits, resources, projects }: ImportDocument,
  choiceOf: (kind: Kind, id: string) => Choice,
  asNew: <I extends Item>(item: I) => I,
) => {
  const lists = { habit: habits, resource: resources, project: projects };
  const after = new Map<string, string | undefined>(
    itemSources.flatMap((kind) =>
      lists[kind].map((item) => {
        const choice = choiceOf(kind, item._id);
        const id = choice.way === 'merge' ? choice.into : asNew(item)._id;
        return [`${kind} ${item._id}`, choice.way === 'skip' ? undefined : id] as const;
      }),
    ),
  );
  return ({ source, sourceId }: Pick<ActivityRecord, 'source' | 'sourceId'>) => {
    const key = `${source} ${sourceId}`;
    return { id: after.get(key) ?? sourceId, isLeftOut: after.has(key) && !after.get(key) };
  };
};

/** Finds the ids of skills, resources and projects after the import. */
const ownersAfter = (
  document: ImportDocument,
  existing: Export,
  choiceOf: (kind: Kind, id: string) => Choice,
  asNew: <I extends Item>(item: I) => I,
) => {
  const idsOf = <I extends Named>(kind: Kind, items: readonly I[], records: readonly I[]) => {
    const clash = clashing(items, records);
    return new Map(
      records.map((record) => {
        const choice = choiceOf(kind, record._id);
        if (choice.way === 'add') return [record._id, asNew(record)._id];
        // If an item is left out, its records go to the existing item with the same id or name.
        return [record._id, choice.way === 'merge' ? choice.into : clash(record)?.existing._id];
      }),
    );
  };
  const after = {
    skills: idsOf('skill', existing.skills, document.skills),
    resources: idsOf('resource', existing.resources.map(titled), document.resources.map(titled)),
    projects: idsOf('project', existing.projects, document.projects),
  };
  const idSet = (items: readonly Item[]): ReadonlySet<string> =>
    new Set(items.map(({ _id }) => _id));
  const here = {
    skills: idSet(existing.skills),
    resources: idSet(existing.resources),
    projects: idSet(existing.projects),
  };
  return {
    /** Undefined if the skill is not in the file, or is left out and matches no existing skill. */
    skillOf: (id: string): string | undefined => after.skills.get(id),
    /**
     * Undefined if the item is in neither the file nor the account. Also undefined if the item is left out and matches
     * no existing item.
     */
    ownerOf: ({ area, id: before }: About): About | undefined => {
      const isHere = !after[area].has(before) && here[area].has(before);
      const id = isHere ? before : after[area].get(before);
      return id === undefined ? undefined : { area, id };
    },
  };
};

export const countsOf = ({ document, days, settings }: Plan): Counts => {
  const { habits, skills, activities, resources, projects, assessments, ...rest } = document;
  return {
    habits: habits.length,
    days: [...habits, ...days].reduce((sum, habit) => sum + daysOf(habit).length, 0),
    skills: skills.length,
    activities: activities.length,
    resources: resources.length,
    projects: projects.length,
    assessments: assessments.length,
    reviews: rest.reviews.length,
    notes: rest.notes.length,
    cards: rest.cards.length,
    vacations: rest.vacations.length,
    settings: settings ? 1 : 0,
  };
};
