import { isDeepStrictEqual } from 'node:util';
import { dayOfActivity } from '../../table/activityIds.ts';
import { goalDaysOf } from '../../table/goalDays.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { yearAfter } from '../../table/yearItem.ts';

type Item = Readonly<Record<string, unknown>>;

const counted = ['HABIT', 'SKILL', 'RESOURCE', 'PROJECT', 'ASSESSMENT'] as const;
const counterOf = (kind: string) => `${kind.toLowerCase()}s`;

const kindOf = ({ sk }: Item) => String(sk).split('#')[0] ?? '';
const idOf = ({ sk }: Item) => String(sk).split('#').at(-1) ?? '';
const total = (items: readonly Item[], field: string) =>
  items.reduce((sum, item) => sum + Number(item[field] ?? 0), 0);

/**
 * What does not fit together in the items of a table: counts that count another number than there
 * is, hours of a skill or a year that are not the sum of their activities, and what hangs on a
 * skill that is not there. Nothing half-written gets past this. A skill that is being deleted may
 * still lose its activities.
 */
export const unsound = (items: readonly Item[]): string[] => {
  const users = Map.groupBy(items, ({ pk }) => String(pk).split('#')[1] ?? '');
  return [...users].flatMap(([user, all]) =>
    [...wrongCounts(all), ...wrongBytes(all), ...wrongHours(all), ...orphans(all)].map(
      (wrong) => `${user}: ${wrong}`,
    ),
  );
};

const isActivity = ({ pk }: Item) => String(pk).endsWith('#ACTIVITY');
const skillOf = ({ sk }: Item) => String(sk).split('#')[1] ?? '';

const wrongCounts = (items: readonly Item[]): string[] => {
  const counts = items.find(({ sk }) => sk === 'COUNTS') ?? {};
  const own = items.filter((item) => !isActivity(item));
  return counted.flatMap((kind) => {
    const there = own.filter((item) => kindOf(item) === kind).length;
    const said = Number(counts[counterOf(kind)] ?? 0);
    return there === said ? [] : [`${there} of ${kind}, counted ${said}`];
  });
};

/** What the owner's words take, without days and sums, which come from ticks and logs and are not counted. */
const sizeOfWords = (item: Item): number => {
  const words = Object.entries(item).filter(
    ([field]) => !/^done\d{4}$/.test(field) && !uncounted.has(field),
  );
  return sizeOf(Object.fromEntries(words));
};
const uncounted = new Set([
  ...['recent', 'assessed', 'assessedVersion', 'revision', 'deleting'],
  ...['initialTime', 'loggedTime', 'loggedBytes', 'entries', 'lastActivityDate'],
]);

/** Bytes that COUNTS says otherwise than the items do, and items larger than what is counted of them. */
const wrongBytes = (items: readonly Item[]): string[] => {
  const counts = items.find(({ sk }) => sk === 'COUNTS') ?? {};
  const own = items.filter(
    (item) => !isActivity(item) && counted.some((kind) => kind === kindOf(item)),
  );
  const sum = total(own, 'bytes');
  const outgrown = own.filter((item) => item.bytes && sizeOfWords(item) > Number(item.bytes));
  return [
    ...(sum === Number(counts.bytes ?? 0) ? [] : [`${sum} bytes, counted ${counts.bytes}`]),
    ...outgrown.map(({ sk }) => `${sk} is larger than what is counted of it`),
    ...own
      .filter(({ goals, goalDays }) => goalDays !== undefined && goalDays !== daysOf(goals))
      .map(({ sk }) => `${sk} counts other goals than it has`),
  ];
};

const daysOf = (goals: unknown): string => goalDaysOf(Array.isArray(goals) ? goals : []);

const wrongHours = (items: readonly Item[]): string[] => {
  const activities = items.filter(isActivity);
  const skills = items.filter((item) => kindOf(item) === 'SKILL' && !isActivity(item));
  const ofSkills = skills
    .filter(({ deleting }) => deleting === undefined)
    .flatMap((skill) => {
      const own = activities.filter((activity) => skillOf(activity) === idOf(skill));
      const bytes = own.reduce((sum, one) => sum + sizeOf(one), 0);
      const fits =
        skill.entries === own.length &&
        skill.loggedTime === total(own, 'time') &&
        (skill.loggedBytes === undefined || skill.loggedBytes === bytes);
      return fits ? [] : [`${skill.sk} does not add up`];
    });
  const years = items.filter((item) => kindOf(item) === 'YEAR');
  const ofYears = years.filter((year) => {
    const own = activities.filter((one) => dayOfActivity(idOf(one)).startsWith(`${idOf(year)}-`));
    return !isSumOf(year, own);
  });
  const counted = new Set(years.map(idOf));
  const uncounted = activities.filter((one) => !counted.has(dayOfActivity(idOf(one)).slice(0, 4)));
  return [
    ...ofSkills,
    ...ofYears.map(({ sk }) => `${sk} does not add up`),
    ...uncounted.map(({ sk }) => `${sk} is counted in no year`),
  ];
};

/** Whether a year's item says what its activities come to, made of them anew. */
const isSumOf = ({ counts, time }: Item, own: readonly Item[]): boolean => {
  const all = own.map((one) => ({ date: dayOfActivity(idOf(one)), time: Number(one.time) }));
  const expected = yearAfter(undefined, all, 1);
  return isDeepStrictEqual({ counts, time }, { counts: expected.counts, time: expected.time });
};

const orphans = (items: readonly Item[]): string[] => {
  const own = items.filter((item) => !isActivity(item));
  const skills = new Set(own.filter((item) => kindOf(item) === 'SKILL').map(idOf));
  const hanging = [
    ...items.filter(isActivity).map((item) => [item, skillOf(item)] as const),
    ...own
      .filter((item) => kindOf(item) === 'ASSESSMENT')
      .map((item) => [item, String(item.skillId)] as const),
  ];
  return hanging.filter(([, skill]) => !skills.has(skill)).map(([{ sk }]) => `${sk} has no skill`);
};
