import type { Day } from '#shared/core/days.ts';
import type { Export } from '#shared/export/model.ts';
import { formatCount } from '../../../../ui/format/formatCount.ts';
import type { Found, ImportDocument } from '../found.ts';
import { clashing, overlaps, settingsOf } from './existing.ts';
import { daysOf, isMergeable, newDaysOf } from './habitDays.ts';
import { add, type Row, rowOf, skip, type Way } from './row.ts';

/** Of something that can't be merged: what is here already is left as it is. */
const unlessExisting = (
  noun: string,
  clash: { readonly isSame: boolean } | undefined,
): Partial<Row> =>
  clash ? { clash: clashOf(noun, clash), ways: ['skip', 'add'], byDefault: skip } : {};

const clashOf = (noun: string, { isSame }: { readonly isSame: boolean }): string =>
  isSame ? 'Already here' : `${noun} with this name already exists`;

const spanOf = (days: readonly Day[]): Pick<Row, 'from' | 'to'> => ({
  from: days.reduce<Day | undefined>(
    (least, day) => (!least || day < least ? day : least),
    undefined,
  ),
  to: days.reduce<Day | undefined>((most, day) => (!most || day > most ? day : most), undefined),
});

type Merging = {
  readonly noun: string;
  /** 'day' */
  readonly unit: string;
  readonly clash:
    | { readonly isSame: boolean; readonly existing: { readonly _id: string } }
    | undefined;
  readonly into: Row['into'];
  /** How much what is here has not. */
  readonly newIn: (id: string) => number;
};

/** Of something whose days or activities can be added to what is here. */
const mergeable = ({ noun, unit, clash, into, newIn }: Merging): Partial<Row> => {
  const target = clash && into.find(({ _id }) => _id === clash.existing._id);
  const ways: readonly Way[] = into.length > 0 ? ['skip', 'merge', 'add'] : ['skip', 'add'];
  if (!clash) return { ways, into };
  const likeliest = target ? [target, ...into.filter((one) => one !== target)] : into;
  const clashes = clashOf(noun, clash);
  const known = { ways, into: likeliest };
  if (!target) return { ...known, clash: clashes, byDefault: clash.isSame ? skip : add };
  const count = newIn(target._id);
  const more = count > 0 ? formatCount(count, `new ${unit}`) : 'nothing new';
  return {
    ...known,
    clash: `${clashes}: ${more}`,
    byDefault: count > 0 ? { way: 'merge', into: target._id } : skip,
  };
};

const habitRows = ({ habits }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.habits, habits);
  const byId = new Map(existing.habits.map((habit) => [habit._id, habit]));
  return habits.map((habit) => {
    const days = daysOf(habit);
    return rowOf('habit', habit._id, {
      name: habit.name,
      becomes: `Habit${habit.kind === 'amount' ? ` in ${habit.unit}` : ''}${habit.archivedOn ? ', archived' : ''}`,
      holds: formatCount(days.length, 'day'),
      ...spanOf(days),
      ...mergeable({
        noun: 'A habit',
        unit: 'day',
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
  const bySkill = Map.groupBy(activities, ({ skill }) => skill);
  return skills.map((skill) => {
    const own = bySkill.get(skill._id) ?? [];
    return rowOf('skill', skill._id, {
      name: skill.name,
      becomes: 'Skill',
      holds: formatCount(own.length, 'activity'),
      ...spanOf(own.map(({ date }) => date)),
      ...mergeable({
        noun: 'A skill',
        unit: 'activity',
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
      becomes: resource.type,
      holds: resource.status,
      from: resource.startDate ?? undefined,
      to: resource.completionDate ?? undefined,
      ...unlessExisting('One', clash(titled(resource))),
    }),
  );
};

const titled = ({ _id, title }: { readonly _id: string; readonly title: string }) => ({
  _id,
  name: title,
});

const projectRows = ({ projects }: ImportDocument, existing: Export): Row[] => {
  const clash = clashing(existing.projects, projects);
  return projects.map((project) =>
    rowOf('project', project._id, {
      name: project.name,
      becomes: 'Project',
      holds: formatCount(project.goals.length, 'goal'),
      from: project.startDate ?? undefined,
      to: project.completionDate ?? undefined,
      ...unlessExisting('A project', clash(project)),
    }),
  );
};

const assessmentRows = ({ assessments }: ImportDocument, existing: Export): Row[] => {
  const known = new Set(existing.assessments.map(({ _id }) => _id));
  // One whose skill is being deleted goes with it.
  return assessments.flatMap(({ _id, skill, assessmentDate, confidenceLevel }) =>
    skill
      ? rowOf('assessment', _id, {
          name: skill.name,
          becomes: 'Assessment',
          holds: `Confidence ${confidenceLevel}`,
          from: assessmentDate,
          to: assessmentDate,
          ...unlessExisting('One', known.has(_id) ? { isSame: true } : undefined),
        })
      : [],
  );
};

const vacationRows = ({ vacations }: ImportDocument, existing: Export): Row[] =>
  vacations.map((vacation) =>
    rowOf('vacation', vacation.from, {
      name: 'Vacation',
      becomes: 'Pause of all habits',
      holds: vacation.to ? '' : 'until further notice',
      ...vacation,
      // Vacations that overlap would become one, which an undo could not part again.
      ...(existing.vacations.some((one) => overlaps(one, vacation)) && {
        clash: 'A vacation at this time already exists',
        ways: ['skip'],
        byDefault: skip,
      }),
    }),
  );

/** Only an account without habits takes over when days and weeks start: elsewhere it would cut the weeks of what is here. */
const settingsRows = ({ person }: ImportDocument, existing: Export): Row[] => {
  const changed = settingsOf(person, existing.person);
  if (!changed) return [];
  return [
    rowOf('settings', 'person', {
      name: 'Day and week',
      becomes: 'Setting',
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
  vacationRows,
  settingsRows,
];

/** Everything found, by kind; what is here already first. */
export const rowsOf = ({ document }: Found, existing: Export): readonly Row[] =>
  rowsOfKind.flatMap((rows) =>
    rows(document, existing).sort(
      (a, b) => Number(b.clash !== undefined) - Number(a.clash !== undefined),
    ),
  );
