import { skillKeys } from '#functions/api/ledger/keys.ts';
import { sizeOf } from '#functions/table/itemSize.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { activityTypes } from '#shared/skills/model.ts';
import { grainsOfMinutes } from '#shared/skills/time.ts';
import { heavy } from '#testing/histories/heavyBodies.ts';
import { countActivities, readItem, writeItem, writeItems } from '#testing/live/items.ts';
import type { Person } from '#testing/live/people.ts';
import { keepHabit } from './habitHistory.ts';
import { randomFrom } from './random.ts';

/** Whether a day is in the two weeks of each year without any activity. */
const isHoliday = (ago: number): boolean => ago % 365 >= 200 && ago % 365 < 214;

const workdaysIn = (days: number): number[] =>
  Array.from({ length: days }, (_, ago) => ago).filter((ago) => !isHoliday(ago));

/** Writes the habits' histories. Days count back from today, so a longer history repeats the days of a shorter one. */
export const keepHabits = async (
  person: Person,
  ids: readonly string[],
  days: number,
  today: Day,
) => {
  for (const [n, id] of ids.entries()) {
    const random = randomFrom(n + 1);
    const done = workdaysIn(days).filter(() => random() < heavy.done);
    await keepHabit(
      person,
      id,
      done.map((ago) => addDays(today, -ago)),
      today,
    );
  }
};

/**
 * Logs activities for one skill after the other. Writes the activity, its month and its skill, like `addActivity`.
 * `activities` is the number of activities in ten years.
 */
export const logActivities = async (
  userId: string,
  ids: readonly string[],
  days: number,
  today: Day,
  activities: number,
) => {
  const time = grainsOfMinutes(30);
  const workdays = workdaysIn(heavy.days).length;
  const until = (n: number) => Math.floor((n * activities) / workdays);
  const items = workdaysIn(days).flatMap((ago, index) => {
    const [first, next] = [until(index), until(index + 1)];
    return Array.from({ length: next - first }, (_, i) => first + i).map((n) => {
      const date = addDays(today, -ago);
      const skillId = ids[n % ids.length] ?? '';
      const createdAt = `${date}T18:00:00.000Z`;
      const _id = idOn(date, new Date(createdAt));
      const type = activityTypes[n % activityTypes.length];
      const description = 'Worked through the exercises of a chapter';
      const fields = { skillId, type, time, description, createdAt, request: 'fingerprint_' };
      return { date, item: { ...skillKeys.activityOfSkill(userId, skillId, _id), ...fields } };
    });
  });
  await writeItems(items.map(({ item }) => item));
  await countActivities(
    userId,
    items.map(({ date }) => ({ date, time })),
  );
  for (const [skillId, ofSkill] of Map.groupBy(items, ({ item }) => item.skillId)) {
    const key = skillKeys.skill(userId, skillId);
    await writeItem({
      ...(await readItem(key)),
      ...key,
      loggedTime: ofSkill.length * time,
      loggedBytes: ofSkill.reduce((sum, { item }) => sum + sizeOf(item), 0),
      entries: ofSkill.length,
      revision: ofSkill.length,
      lastActivityDate: ofSkill[0]?.date,
    });
  }
  return items.length;
};

/** Counts an activity on every holiday in the sums of its month, so that every day is active. */
export const workThroughHolidays = async (userId: string, days: number, today: Day) => {
  const missed = Array.from({ length: days }, (_, ago) => ago).filter(isHoliday);
  await countActivities(
    userId,
    missed.map((ago) => ({ date: addDays(today, -ago), time: 0 })),
  );
};
