import { idOfDay } from '#shared/core/ids.ts';
import { addDays, type Day, dayOfWeek, lastDays } from '#shared/days/days.ts';
import { activityTypeOf } from '#shared/resources/rules.ts';
import {
  type ActivitySource,
  hoursLogged,
  type LoggedType,
  skillFields,
} from '#shared/skills/model.ts';
import { grainsOfHours, grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import { isAway } from './away.ts';
import { demoHabits } from './demoHabits.ts';
import { demoProjects } from './demoProjects.ts';
import { demoResources } from './demoResources.ts';
import { type DemoSkill, demoSkills } from './demoSkills.ts';
import { countedDays } from './habits.ts';
import { idAt, idOf, instantOn, oldest, timestampsOn } from './ids.ts';

type DayLogged = { readonly date: Day; readonly hours: number };

/** The days up to `today` with logged hours for a skill, oldest first. */
const daysLogged = ({ hoursOn }: DemoSkill, today: Day): DayLogged[] =>
  lastDays(oldest + 1, today)
    .map((date, index) => {
      const ago = oldest - index;
      return { date, hours: isAway(ago) ? 0 : hoursOn(ago, dayOfWeek(date)) };
    })
    .filter(({ hours }) => hours > 0);

/** The user's day on which a skill was created. */
const createdDayOf = (demo: DemoSkill, today: Day): Day =>
  demo.since === undefined
    ? (daysLogged(demo, today)[0]?.date ?? today)
    : addDays(today, -demo.since);

const skillOf = (demo: DemoSkill, today: Day) => {
  const { skill, targetIn } = demo;
  const createdDay = createdDayOf(demo, today);
  return {
    ...skillFields.unset,
    ...skill,
    _id: idOf('skills', skill.name, today),
    ...(targetIn !== undefined && { targetDate: addDays(today, targetIn) }),
    initialTime: grainsOfHours(skill.currentHours ?? 0),
    createdDay,
    ...timestampsOn(createdDay),
  };
};

type Time = {
  /** The name of the skill. Undefined for time that counts for no skill. */
  readonly skill: string | undefined;
  readonly date: Day;
  readonly minutes: number;
  readonly source: ActivitySource;
  readonly sourceId?: string;
  readonly sourceName?: string;
  readonly type: LoggedType | typeof hoursLogged;
  readonly description?: string;
};

const activityOf = ({ skill, minutes, ...time }: Time, today: Day, n: number) => ({
  _id: idAt('activities', time.date, n),
  sourceId: null,
  sourceName: null,
  description: '',
  ...time,
  skill: skill === undefined ? null : idOf('skills', skill, today),
  hours: hoursOf(grainsOfMinutes(minutes)),
  duration: time.type === hoursLogged ? null : minutes,
  createdAt: instantOn(time.date),
});

/** Time logged by hand. Most entries have only hours. Every fourth has a type and a note. */
const manualTime = (demo: DemoSkill, today: Day): Time[] =>
  daysLogged(demo, today).map(({ date, hours }, index) => {
    const time = { skill: demo.skill.name, date, minutes: hours * 60, source: 'manual' } as const;
    return index % 4 === 3
      ? { ...time, type: demo.type, description: demo.notes }
      : { ...time, type: hoursLogged };
  });

/** Time logged for resources and projects. It counts for their first skill. */
const itemTime = (today: Day): Time[] => {
  const resources = demoResources.map(({ title, about: [skill] = [], type = 'Other', spent }) => ({
    source: 'resource' as const,
    sourceId: idOf('resources', title, today),
    sourceName: title,
    skill,
    type: activityTypeOf(type),
    spent,
  }));
  const projects = demoProjects.map(({ name, uses: [skill] = [], spent }) => ({
    source: 'project' as const,
    sourceId: idOf('projects', name, today),
    sourceName: name,
    skill,
    type: 'Project' as const,
    spent,
  }));
  return [...resources, ...projects].flatMap(({ spent = [], ...item }) =>
    spent.map(([ago, minutes]) => ({ ...item, date: addDays(today, -ago), minutes })),
  );
};

/** The days of habits that count as time, with the same ids that the API would give them. */
const habitActivities = (today: Day) =>
  demoHabits.flatMap((demo) => {
    const { habit, counts } = demo;
    const sourceId = idOf('habits', habit.name, today);
    const from = { source: 'habit', sourceId, sourceName: habit.name, type: 'Practice' } as const;
    return countedDays(demo, today).map((date, n) => ({
      ...activityOf(
        { ...from, skill: counts?.skill, date, minutes: counts?.minutesEach ?? 0 },
        today,
        n,
      ),
      _id: idOfDay(sourceId, date),
    }));
  });

export const demoLists = (today: Day) => ({
  skills: demoSkills.map((demo) => skillOf(demo, today)),
  activities: [
    ...[...demoSkills.flatMap((demo) => manualTime(demo, today)), ...itemTime(today)].map(
      (time, n) => activityOf(time, today, n),
    ),
    ...habitActivities(today),
  ],
});
