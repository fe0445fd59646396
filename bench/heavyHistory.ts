import { activityId, activitySeed } from '#functions/table/activityIds.ts';
import { keys } from '#functions/table/keys.ts';
import { readItem, writeHistory, writeItem, writeItems } from '#functions/testing/live/items.ts';
import { activityTypes } from '#shared/contract/skills.ts';
import { addDays, type Day, monthOf } from '#shared/rules/days.ts';
import { grainsOfMinutes } from '#shared/rules/learningTime.ts';
import { heavy } from './heavyBodies.ts';
import { randomFrom } from './random.ts';

/** Days ago, of two weeks in each year when nothing is done at all. */
const isHoliday = (ago: number): boolean => ago % 365 >= 200 && ago % 365 < 214;

const workdaysIn = (days: number): number[] =>
  Array.from({ length: days }, (_, ago) => ago).filter((ago) => !isHoliday(ago));

/** From today back, so that more days change nothing of those that are the same. */
export const keepHabits = async (
  userId: string,
  ids: readonly string[],
  days: number,
  today: Day,
) => {
  for (const [n, id] of ids.entries()) {
    const random = randomFrom(n + 1);
    const done = workdaysIn(days).filter(() => random() < heavy.done);
    await writeHistory(
      userId,
      id,
      done.map((ago) => addDays(today, -ago)),
    );
  }
};

/** Each skill in turn. Item, month and skill as `addActivity` leaves them. */
export const logActivities = async (
  userId: string,
  ids: readonly string[],
  days: number,
  today: Day,
) => {
  const time = grainsOfMinutes(30);
  const workdays = workdaysIn(heavy.days).length;
  const until = (n: number) => Math.floor((n * heavy.activities) / workdays);
  const items = workdaysIn(days).flatMap((ago, index) => {
    const [first, next] = [until(index), until(index + 1)];
    return Array.from({ length: next - first }, (_, i) => first + i).map((n) => {
      const date = addDays(today, -ago);
      const skillId = ids[n % ids.length] ?? '';
      const _id = activityId(date, activitySeed(undefined));
      return { ...keys.activity(userId, skillId, _id), _id, skillId, date, time, n };
    });
  });
  await writeItems(
    items.map(({ date, n, ...item }) => ({
      ...item,
      type: activityTypes[n % activityTypes.length],
      description: 'Worked through the exercises of a chapter',
      createdAt: `${date}T18:00:00.000Z`,
    })),
  );
  const months = Map.groupBy(items, ({ date }) => monthOf(date));
  await writeItems(
    [...months].map(([month, ofMonth]) => ({
      ...keys.month(userId, month),
      time: ofMonth.length * time,
      ...Object.fromEntries(
        [...Map.groupBy(ofMonth, ({ date }) => `d${date.slice(8)}`)].map(([day, ofDay]) => [
          day,
          ofDay.length,
        ]),
      ),
    })),
  );
  for (const [skillId, ofSkill] of Map.groupBy(items, (item) => item.skillId)) {
    const key = keys.skill(userId, skillId);
    await writeItem({
      ...(await readItem(key)),
      ...key,
      loggedTime: ofSkill.length * time,
      entries: ofSkill.length,
      revision: ofSkill.length,
      lastActivityDate: ofSkill[0]?.date,
    });
  }
  return items.length;
};

/** Fills the holidays: from now on, every day of theirs was an active one. */
export const workThroughHolidays = async (userId: string, days: number, today: Day) => {
  const missed = Array.from({ length: days }, (_, ago) => ago)
    .filter(isHoliday)
    .map((ago) => addDays(today, -ago));
  for (const [month, ofMonth] of Map.groupBy(missed, monthOf)) {
    const key = keys.month(userId, month);
    const worked = ofMonth.map((day) => [`d${day.slice(8)}`, 1]);
    await writeItem({ ...(await readItem(key)), ...key, ...Object.fromEntries(worked) });
  }
};
