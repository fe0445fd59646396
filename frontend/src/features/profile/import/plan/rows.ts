import { referenceKey } from '#shared/calls/reference.ts';
import type { Day } from '#shared/days/days.ts';
import type { Export } from '#shared/export/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import { weekEndOf } from '#shared/reviews/weeks.ts';
import { formatWholeTarget } from '../../../../domain/habits/formatTarget.ts';
import { typeLabel } from '../../../../domain/resources/typeLabel.ts';
import { statusLabel } from '../../../../domain/status/statusLabel.ts';
import type { Found, ImportDocument } from '../found.ts';
import { cardText, clashing, noteContent, overlaps, settingsOf, titled } from './existing.ts';
import { daysOf, isMergeable, newDaysOf } from './habitDays.ts';
import { add, type Row, rowOf, skip, type Way } from './row.ts';

/** The row's choices for a record that can't be merged. The existing item stays unchanged. */
const unlessExisting = (
  clash: { readonly isSame: boolean } | undefined,
  namesake = '',
): Partial<Row> =>
  clash ? { clash: clashOf(clash, namesake), ways: ['skip', 'add'], byDefault: skip } : {};

const clashOf = ({ isSame }: { readonly isSame: boolean }, namesake: string): string =>
  isSame ? i18n.t('Already here') : namesake;

const spanOf = (days: readonly Day[]): Pick<Row, 'from' | 'to'> => ({
  from: days.reduce<Day | undefined>(
    (least, day) => (!least || day < least ? day : least),
    undefined,
  ),
  to: days.reduce<Day | undefined>((most, day) => (!most || day > most ? day : most), undefined),
});

type Merging = {
  /** 'A habit with this name already exists' */
  readonly namesake: string;
  readonly clash:
    | { readonly isSame: boolean; readonly existing: { readonly _id: string } }
    | undefined;
  readonly into: Row['into'];
  /** How many of the record's days or activities are missing in the existing item. */
  readonly newIn: (id: string) => number;
  /** 1 -> '1 new day', 0 -> 'nothing new' */
  readonly newText: (count: number) => string;
};

/** The row's choices for a record whose days or activities can be added to an existing item. */
const mergeable = ({ namesake, clash, into, newIn, newText }: Merging): Partial<Row> => {
  const target = clash && into.find(({ _id }) => _id === clash.existing._id);
  const ways: readonly Way[] = into.length > 0 ? ['skip', 'merge', 'add'] : ['skip', 'add'];
  if (!clash) return { ways, into };
  const likeliest = target ? [target, ...into.filter((one) => one !== target)] : into;
  const clashes = clashOf(clash, namesake);
  const known = { ways, into: likeliest };
  if (!target) return { ...known, clash: clashes, byDefault: clash.isSame ? skip : add };
  const count = newIn(target._id);
  return {
    ...known,
    clash: i18n.t('{clash}: {news}', { clash: clashes, news: newText(count) }),
    byDefault: count > 0 ? { way: 'merge', into: target._id } : skip,
  };
};

const habitText = ({ unit, targets, archivedOn }: ImportDocument['habits'][number]): string => {
  const target = targets.at(-1);
  if (target) {
    const aim = formatWholeTarget(unit, target);
    return archivedOn ? i18n.t('{aim}, archived', { aim }) : aim;
  }
  return archivedOn ? i18n.t('Habit, archived') : i18n.t('Habit');
};

const habitRows = ({ habits }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.habits, habits);
  const byId = new Map(existing.habits.map((habit) => [habit._id, habit]));
  return habits.map((habit) => {
    const days = daysOf(habit);
    return rowOf('habit', habit._id, {
      name: habit.name,
      becomes: habitText(habit),
      holds: i18n.t('{count, plural, one {# day} other {# days}}', { count: days.length }),
      ...spanOf(days),
      ...mergeable({
        namesake: i18n.t('A habit with this name already exists'),
        newText: (count) =>
          i18n.t('{count, plural, =0 {nothing new} one {# new day} other {# new days}}', { count }),
        clash: clash(habit),
        into: existing.habits.filter((one) => isMergeable(habit, one)),
        newIn: (id) => {
          const target = byId.get(id);
          return target ? daysOf(newDaysOf(habit, target)).length : 0;
        },
      }),
    });
  });
};

const skillRows = ({ skills, activities }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.skills, skills);
  const known = new Set(existing.activities.map(({ _id }) => _id));
  const bySkill = Map.groupBy(activities, ({ skill }) => skill ?? '');
  return skills.map((skill) => {
    const own = bySkill.get(skill._id) ?? [];
    return rowOf('skill', skill._id, {
      name: skill.name,
      becomes: i18n.t('Skill'),
      holds: i18n.t('{count, plural, one {# activity} other {# activities}}', {
        count: own.length,
      }),
      ...spanOf(own.map(({ date }) => date)),
      ...mergeable({
        namesake: i18n.t('A skill with this name already exists'),
        newText: (count) =>
          i18n.t(
            '{count, plural, =0 {nothing new} one {# new activity} other {# new activities}}',
            { count },
          ),
        clash: clash(skill),
        into: existing.skills,
        newIn: () => own.filter(({ _id }) => !known.has(_id)).length,
      }),
    });
  });
};

const resourceRows = ({ resources }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.resources.map(titled), resources.map(titled));
  return resources.map((resource) =>
    rowOf('resource', resource._id, {
      name: resource.title,
      becomes: typeLabel(resource.type),
      holds: statusLabel(resource.status),
      from: resource.startDate ?? undefined,
      to: resource.completionDate ?? undefined,
      ...unlessExisting(
        clash(titled(resource)),
        i18n.t('A resource with this title already exists'),
      ),
    }),
  );
};

const projectRows = ({ projects }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.projects, projects);
  return projects.map((project) =>
    rowOf('project', project._id, {
      name: project.name,
      becomes: i18n.t('Project'),
      holds: i18n.t('{count, plural, one {# goal} other {# goals}}', {
        count: project.goals.length,
      }),
      from: project.startDate ?? undefined,
      to: project.completionDate ?? undefined,
      ...unlessExisting(clash(project), i18n.t('A project with this name already exists')),
    }),
  );
};

const assessmentRows = ({ assessments }: ImportDocument, existing: Export): Row[] => {
  const known = new Set(existing.assessments.map(({ _id }) => _id));
  // While a skill is being deleted, its assessments have no skill. They are left out.
  return assessments.flatMap(({ _id, skill, assessmentDate, confidenceLevel }) =>
    skill
      ? rowOf('assessment', _id, {
          name: skill.name,
          becomes: i18n.t('Assessment'),
          holds: i18n.t('Confidence {level}', { level: confidenceLevel }),
          from: assessmentDate,
          to: assessmentDate,
          ...unlessExisting(known.has(_id) ? { isSame: true } : undefined),
        })
      : [],
  );
};

const noteRows = ({ notes, ...document }: ImportDocument, existing: Export): Row[] => {
  const known = new Set(existing.notes.map(({ _id }) => _id));
  const contents = new Set(existing.notes.map(noteContent));
  const names = new Map(
    [existing, document].flatMap(({ skills, resources, projects }) =>
      Object.entries({ skills, resources: resources.map(titled), projects }).flatMap(
        ([area, items]) => items.map(({ _id: id, name }) => [referenceKey({ area, id }), name]),
      ),
    ),
  );
  const clashes = {
    skills: clashing(existing.skills, document.skills),
    resources: clashing(existing.resources.map(titled), document.resources.map(titled)),
    projects: clashing(existing.projects, document.projects),
  };
  /** The note's item after an import with the default choices. */
  const ownerOf = ({ area, id }: About): About => ({
    area,
    id: clashes[area]({ _id: id })?.existing._id ?? id,
  });
  return notes.map((note) => {
    const { _id, about, text, date } = note;
    const owner = names.get(referenceKey(about));
    const isHere = known.has(_id) || contents.has(noteContent({ ...note, about: ownerOf(about) }));
    return rowOf('note', _id, {
      name: noteName({ text }),
      becomes: i18n.t('Note'),
      holds: owner ?? '',
      from: date,
      to: date,
      ...(owner === undefined
        ? {
            clash: i18n.t('What it is about is neither in the file nor in your account'),
            ways: ['skip'],
            byDefault: skip,
          }
        : unlessExisting(isHere ? { isSame: true } : undefined)),
    });
  });
};

/** A takeaway is never added twice, so an existing one with the same front and back stays unchanged. */
const cardRows = ({ cards }: ImportDocument, existing: Export): Row[] => {
  const known = new Set(existing.cards.map(({ _id }) => _id));
  const texts = new Set(existing.cards.map(cardText));
  return cards.map((card) => {
    const clash = known.has(card._id)
      ? i18n.t('Already here')
      : texts.has(cardText(card)) &&
        i18n.t('A takeaway with the same front and back already exists');
    return rowOf('card', card._id, {
      name: noteName({ text: card.front }),
      becomes: i18n.t('Takeaway'),
      holds: i18n.t('{count, plural, =0 {new} one {# answer} other {# answers}}', {
        count: card.reviews.length,
      }),
      ...(clash && { clash, ways: ['skip'], byDefault: skip }),
    });
  });
};

/** A week has one review, so an existing review stays unchanged. */
const reviewRows = ({ reviews }: ImportDocument, existing: Export): Row[] => {
  const known = new Set(existing.reviews.map(({ _id }) => _id));
  return reviews.map(({ _id, weekStart, went, changed, next }) =>
    rowOf('review', _id, {
      name: i18n.t('Weekly review'),
      becomes: i18n.t('Weekly review'),
      holds: [went, changed, next].find((answer) => answer !== '') ?? '',
      from: weekStart,
      to: weekEndOf(weekStart),
      ...(known.has(_id) && {
        clash: i18n.t('A review of this week already exists'),
        ways: ['skip'],
        byDefault: skip,
      }),
    }),
  );
};

const vacationRows = ({ vacations }: ImportDocument, existing: Export): Row[] =>
  vacations.map((vacation) =>
    rowOf('vacation', vacation.from, {
      name: i18n.t('Vacation'),
      becomes: i18n.t('Pause of all habits'),
      holds: vacation.to ? '' : i18n.t('until further notice'),
      ...vacation,
      // Overlapping vacations would be merged into one. An undo could not split them again.
      ...(existing.vacations.some((one) => overlaps(one, vacation)) && {
        clash: i18n.t('A vacation at this time already exists'),
        ways: ['skip'],
        byDefault: skip,
      }),
    }),
  );

/**
 * Only an account without habits takes over the settings by default. In other accounts, another start of weeks would cut
 * existing weeks.
 */
const settingsRows = ({ person }: ImportDocument, existing: Export): Row[] => {
  const changed = settingsOf(person, existing.person);
  if (!changed) return [];
  return [
    rowOf('settings', 'person', {
      name: i18n.t('Settings'),
      becomes: i18n.t('Setting'),
      holds: changed.words,
      byDefault: existing.habits.length > 0 ? skip : add,
    }),
  ];
};

const rowsOfKind = [
  habitRows,
  skillRows,
  resourceRows,
  projectRows,
  assessmentRows,
  reviewRows,
  noteRows,
  cardRows,
  vacationRows,
  settingsRows,
];

/** Returns all found records by kind. Records that clash with an existing item come first. */
export const rowsOf = ({ document }: Found, existing: Export): readonly Row[] =>
  rowsOfKind.flatMap((rows) =>
    rows(document, existing).sort(
      (a, b) => Number(b.clash !== undefined) - Number(a.clash !== undefined),
    ),
  );
