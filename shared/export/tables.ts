import type { Export } from './model.ts';

type Cell = string | number | boolean | null | undefined;

/** One file of comma separated values: the names of its columns, and its rows. */
export type Table = {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** A table whose columns are declared beside what they show of an item. */
const tableOf = <T>(
  file: string,
  items: readonly T[],
  columns: Readonly<Record<string, (item: T) => Cell>>,
): Table => ({
  file,
  columns: Object.keys(columns),
  rows: items.map((item) => Object.values(columns).map((cell) => cell(item))),
});

const listed = (texts: readonly string[]): string => texts.join('; ');
const named = (skills: readonly { readonly name: string }[]): string =>
  listed(skills.map(({ name }) => name));

type Habit = Export['habits'][number];

/** One row for each day of a habit that holds anything, oldest first. */
const habitDays = (habit: Habit) => {
  const completed = new Set(habit.completed);
  const skipped = new Set(habit.skipped);
  const amounts = new Map(habit.amounts.map(({ date, amount }) => [date, amount]));
  const notes = new Map(habit.notes.map(({ date, text }) => [date, text]));
  const days = [...completed, ...skipped, ...amounts.keys(), ...notes.keys()];
  return [...new Set(days)].toSorted().map((date) => ({
    habit,
    date,
    completed: completed.has(date),
    skipped: skipped.has(date),
    amount: amounts.get(date),
    note: notes.get(date),
  }));
};

/** The pauses of each habit, and the vacations from all of them. */
const allPauses = ({ habits, vacations }: Export) => [
  ...habits.flatMap((habit) => habit.pauses.map((pause) => ({ ...pause, habit }))),
  ...vacations.map((pause) => ({ ...pause, habit: undefined })),
];

const notTicked = { completed: null, completedAt: null };

const listItems = (project: Export['projects'][number]) => {
  const { goals, learningOutcomes, challenges } = project;
  const rowOf = (kind: string) => (item: (typeof learningOutcomes)[number]) => ({
    ...notTicked,
    ...item,
    kind,
    project,
  });
  return [
    ...goals.map(rowOf('Goal')),
    ...learningOutcomes.map(rowOf('Learning outcome')),
    ...challenges.map(rowOf('Challenge')),
  ];
};

/** The same as `cairn.json` for a spreadsheet: a table for each area and each kind of record in it. */
export const tablesOf = (kept: Export): readonly Table[] => {
  const skillNames = new Map(kept.skills.map(({ _id, name }) => [_id, name]));
  return [
    tableOf('habits.csv', kept.habits, {
      id: ({ _id }) => _id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      category: ({ category }) => category,
      difficulty: ({ difficulty }) => difficulty,
      frequency: ({ schedules }) => schedules.at(-1)?.frequency,
      'frequency days': ({ schedules }) => schedules.at(-1)?.frequencyDays?.join(' '),
      'frequency count': ({ schedules }) => schedules.at(-1)?.frequencyCount,
      kind: ({ kind }) => kind,
      unit: ({ unit }) => unit,
      target: ({ targets }) => targets.at(-1)?.target,
      direction: ({ targets }) => targets.at(-1)?.direction,
      'target days': ({ targetDays }) => targetDays,
      'reminder time': ({ reminderTime }) => reminderTime,
      'time of day': ({ timeOfDay }) => timeOfDay,
      color: ({ color }) => color,
      created: ({ createdDay }) => createdDay,
      archived: ({ archivedOn }) => archivedOn,
      'completed days': ({ completed }) => completed.length,
    }),
    tableOf('habit-days.csv', kept.habits.flatMap(habitDays), {
      date: ({ date }) => date,
      habit: ({ habit }) => habit.name,
      completed: ({ completed }) => completed,
      skipped: ({ skipped }) => skipped,
      amount: ({ amount }) => amount,
      note: ({ note }) => note,
      'habit id': ({ habit }) => habit._id,
    }),
    tableOf('pauses.csv', allPauses(kept), {
      from: ({ from }) => from,
      to: ({ to }) => to,
      habit: ({ habit }) => habit?.name ?? 'All (vacation)',
      'habit id': ({ habit }) => habit?._id,
    }),
    tableOf('skills.csv', kept.skills, {
      id: ({ _id }) => _id,
      name: ({ name }) => name,
      category: ({ category }) => category,
      description: ({ description }) => description,
      'target hours': ({ targetHours }) => targetHours,
      'target level': ({ targetLevel }) => targetLevel,
      color: ({ color }) => color,
      created: ({ createdDay }) => createdDay,
    }),
    tableOf('activities.csv', kept.activities, {
      date: ({ date }) => date,
      skill: ({ skill }) => skillNames.get(skill),
      type: ({ type }) => type,
      hours: ({ hours }) => hours,
      minutes: ({ duration }) => duration,
      description: ({ description }) => description,
      id: ({ _id }) => _id,
    }),
    tableOf('resources.csv', kept.resources, {
      id: ({ _id }) => _id,
      title: ({ title }) => title,
      type: ({ type }) => type,
      author: ({ author }) => author,
      status: ({ status }) => status,
      priority: ({ priority }) => priority,
      progress: ({ progress }) => progress,
      minutes: ({ duration }) => duration,
      url: ({ url }) => url,
      description: ({ description }) => description,
      notes: ({ notes }) => notes,
      tags: ({ tags }) => listed(tags),
      skills: ({ relatedSkills }) => named(relatedSkills),
      deadline: ({ deadline }) => deadline,
      started: ({ startDate }) => startDate,
      completed: ({ completionDate }) => completionDate,
    }),
    tableOf('projects.csv', kept.projects, {
      id: ({ _id }) => _id,
      name: ({ name }) => name,
      description: ({ description }) => description,
      status: ({ status }) => status,
      progress: ({ progress }) => progress,
      started: ({ startDate }) => startDate,
      'planned end': ({ endDate }) => endDate,
      completed: ({ completionDate }) => completionDate,
      repository: ({ repositoryUrl }) => repositoryUrl,
      demo: ({ demoUrl }) => demoUrl,
      skills: ({ relatedSkills }) => named(relatedSkills),
    }),
    tableOf('project-lists.csv', kept.projects.flatMap(listItems), {
      project: ({ project }) => project.name,
      kind: ({ kind }) => kind,
      description: ({ description }) => description,
      completed: ({ completed }) => completed,
      'completed on': ({ completedAt }) => completedAt,
      'project id': ({ project }) => project._id,
    }),
    tableOf('assessments.csv', kept.assessments, {
      id: ({ _id }) => _id,
      date: ({ assessmentDate }) => assessmentDate,
      skill: ({ skill }) => skill?.name,
      confidence: ({ confidenceLevel }) => confidenceLevel,
      'self rating': ({ selfRating }) => selfRating,
      notes: ({ notes }) => notes,
      reflections: ({ reflections }) => reflections,
      strengths: ({ strengths }) => listed(strengths),
      'areas for improvement': ({ areasForImprovement }) => listed(areasForImprovement),
      blockers: ({ blockers }) => listed(blockers),
      'next review': ({ nextReviewDate }) => nextReviewDate,
    }),
  ];
};
