import { monthSteps } from '#functions/api/skills/activityMonths.ts';
import { skillKeys } from '#functions/api/skills/keys.ts';
import { sizeOf } from '#functions/table/itemSize.ts';
import { retryOnConflict } from '#functions/table/retryOnConflict.ts';
import { type Step, transact, updateStep } from '#functions/table/transactions.ts';
import { addDays, type Day, dayOfWeek, FIRST_DAY, LAST_DAY, lastDays } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { hoursLogged } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { grainsOfHours } from '#shared/skills/time.ts';
import { type DemoArea, type DemoUser, removeAll } from './area.ts';
import { isAway } from './away.ts';
import { instantOn } from './backdating.ts';
import { demoHabits } from './demoHabits.ts';
import { type DemoSkill, demoSkills } from './demoSkills.ts';
import { doneDays } from './habits.ts';

/** Days of history, a year. */
const historyDays = 365;

/** A skill, its activities and their months are one transaction of at most 100 writes. */
export const maxDaysLogged = 80;

type DayLogged = { readonly date: Day; readonly hours: number };

/** The days up to `today` on which hours are logged for a skill, oldest first. */
export const daysLogged = ({ hoursOn }: DemoSkill, today: Day): DayLogged[] =>
  lastDays(historyDays, today)
    .map((date, index) => {
      const ago = historyDays - 1 - index;
      return { date, hours: isAway(ago) ? 0 : hoursOn(ago, dayOfWeek(date)) };
    })
    .filter(({ hours }) => hours > 0);

/** The user's day on which a skill was created. */
export const createdDayOf = (demo: DemoSkill, today: Day): Day =>
  demo.since === undefined
    ? (daysLogged(demo, today)[0]?.date ?? today)
    : addDays(today, -demo.since);

/** An activity as the API stores it: mostly only hours, every fourth with a type and a note. */
const activityOf = ({ type, notes }: DemoSkill, { date, hours }: DayLogged, index: number) => ({
  ...(index % 4 === 3 ? { type, description: notes } : { type: hoursLogged }),
  time: grainsOfHours(hours),
  createdAt: instantOn(date),
});

/** Everything logged for a skill, in the skill's item and in the months: the same as one call per activity. */
function pastOf(demo: DemoSkill, userId: string, skillId: string, today: Day): Step[] {
  const logged = daysLogged(demo, today);
  const activities = logged.map((day, index) => ({
    ...skillKeys.activityOfSkill(userId, skillId, idOn(day.date, new Date(instantOn(day.date)))),
    skillId,
    ...activityOf(demo, day, index),
  }));
  const counted = logged.map(({ date, hours }) => ({ date, time: grainsOfHours(hours) }));
  const createdDay = createdDayOf(demo, today);
  const changes = {
    loggedTime: counted.reduce((sum, { time }) => sum + time, 0),
    loggedBytes: activities.reduce((sum, item) => sum + sizeOf(item), 0),
    entries: logged.length,
    lastActivityDate: logged.at(-1)?.date,
    revision: 1,
    createdDay,
    createdAt: instantOn(createdDay),
  };
  return [
    updateStep(skillKeys.skill(userId, skillId), changes, { revision: 0 }),
    ...activities.map((Item) => ({ Put: { Item } })),
    ...monthSteps(userId, counted, 1),
  ];
}

const seed: DemoArea['seed'] = async ({ call, userId, today }) => {
  for (const demo of demoSkills) {
    const { targetIn } = demo;
    const body = {
      ...demo.skill,
      ...(targetIn !== undefined && { targetDate: addDays(today, targetIn) }),
    };
    const { data } = await call(skills.create, { body });
    const past = pastOf(demo, userId, data.skill._id, today);
    if (await retryOnConflict(() => transact(past))) {
      throw new Error(`${demo.skill.name} was changed while it was made`);
    }
    await countHabits({ call, today }, { _id: data.skill._id, name: demo.skill.name });
  }
};

/** Lets the days of habits count for a skill; the habits are made before. */
const countHabits = async (
  { call, today }: Pick<DemoUser, 'call' | 'today'>,
  skill: { readonly _id: string; readonly name: string },
): Promise<void> => {
  const counting = demoHabits.filter(({ counts }) => counts?.skill === skill.name);
  if (counting.length === 0) return;
  const { data } = await call(habits.list, {});
  for (const { habit, counts } of counting) {
    const made = data.habits.find(({ name }) => name === habit.name);
    if (!made || !counts) throw new Error(`No ${habit.name} counts for ${skill.name}`);
    const { minutesEach, since } = counts;
    const body = { skill: skill._id, countsAs: { minutesEach }, from: addDays(today, -since) };
    await call(habits.update, { params: { id: made._id }, body });
  }
};

/** The days of habits that count for a skill. */
export const daysCounted = (name: string, today: Day): { date: Day; minutes: number }[] =>
  demoHabits.flatMap((demo) => {
    const { counts } = demo;
    if (counts?.skill !== name) return [];
    const first = addDays(today, -counts.since);
    const days = doneDays(demo, today).filter((date) => date >= first);
    return days.map((date) => ({ date, minutes: counts.minutesEach }));
  });

const empty: DemoArea['empty'] = async (call) => {
  await removeAll(
    async () => (await call(skills.list, {})).data.skills,
    (id) => call(skills.remove, { params: { id } }),
  );
  const query = { from: FIRST_DAY, to: LAST_DAY };
  const { activities } = (await call(skills.unassigned, { query })).data;
  for (const { _id: activityId, source, sourceId } of activities) {
    const { removeTime } = source === 'project' ? projects : resources;
    if (sourceId && source !== 'habit')
      await call(removeTime, { params: { id: sourceId, activityId } });
  }
};

export const demoArea: DemoArea = { seed, empty };
