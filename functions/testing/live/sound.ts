import { dayOfActivity } from '../../table/activityIds.ts';

type Item = Readonly<Record<string, unknown>>;

const counted = ['HABIT', 'SKILL', 'RESOURCE', 'PROJECT', 'ASSESSMENT'] as const;
const counterOf = (kind: string) => `${kind.toLowerCase()}s`;

const kindOf = ({ sk }: Item) => String(sk).split('#')[0] ?? '';
const idOf = ({ sk }: Item) => String(sk).split('#').at(-1) ?? '';
const total = (items: readonly Item[], field: string) =>
  items.reduce((sum, item) => sum + Number(item[field] ?? 0), 0);

/**
 * What does not fit together in the items of a table: counts that count another number than there
 * is, hours of a skill or a month that are not the sum of their activities, and what hangs on a
 * skill that is not there. Nothing half-written gets past this. A skill that is being deleted may
 * still lose its activities.
 */
export const unsound = (items: readonly Item[]): string[] => {
  const users = Map.groupBy(items, ({ pk }) => String(pk).split('#')[1] ?? '');
  return [...users].flatMap(([user, all]) =>
    [...wrongCounts(all), ...wrongHours(all), ...orphans(all)].map((wrong) => `${user}: ${wrong}`),
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

const wrongHours = (items: readonly Item[]): string[] => {
  const activities = items.filter(isActivity);
  const skills = items.filter((item) => kindOf(item) === 'SKILL' && !isActivity(item));
  const ofSkills = skills
    .filter(({ deleting }) => deleting === undefined)
    .flatMap((skill) => {
      const own = activities.filter((activity) => skillOf(activity) === idOf(skill));
      const fits = skill.entries === own.length && skill.loggedTime === total(own, 'time');
      return fits ? [] : [`${skill.sk} does not add up`];
    });
  const ofMonths = items
    .filter((item) => kindOf(item) === 'MONTH')
    .flatMap((month) => {
      const own = activities.filter((one) => dayOfActivity(idOf(one)).startsWith(idOf(month)));
      const days = Object.entries(month).filter(([field]) => /^d\d\d$/.test(field));
      const entries = days.reduce((sum, [, count]) => sum + Number(count), 0);
      const fits = entries === own.length && Number(month.time) === total(own, 'time');
      return fits ? [] : [`${month.sk} does not add up`];
    });
  return [...ofSkills, ...ofMonths];
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
