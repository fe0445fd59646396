import { isDeepStrictEqual } from 'node:util';
import { parseSchedule, reviewsOf } from '#functions/api/cards/schedules.ts';
import { amountsIn, parseMonth } from '#functions/api/habits/amountItems.ts';
import { parseHabit } from '#functions/api/habits/item.ts';
import { countedOf, monthItems } from '#functions/api/ledger/activityMonths.ts';
import { goalFieldsOf, parseProject } from '#functions/api/projects/item.ts';
import { isTombstone } from '#functions/table/item.ts';
import { sizeOf } from '#functions/table/itemSize.ts';
import { replay } from '#shared/cards/schedule.ts';
import { yearOf } from '#shared/days/days.ts';
import { completedBy } from '#shared/habits/amounts.ts';

type Item = Readonly<Record<string, unknown>>;

const counted = [
  ...(['HABIT', 'SKILL', 'RESOURCE', 'PROJECT'] as const),
  ...(['ASSESSMENT', 'REVIEW', 'ITEMNOTE', 'CARD'] as const),
];
const counterOf = (kind: string) => (kind === 'ITEMNOTE' ? 'notes' : `${kind.toLowerCase()}s`);

const kindOf = ({ sk }: Item) => String(sk).split('#')[0] ?? '';
const idOf = ({ sk }: Item) => String(sk).split('#').at(-1) ?? '';
const total = (items: readonly Item[], field: string) =>
  items.reduce((sum, item) => sum + Number(item[field] ?? 0), 0);

/**
 * The inconsistencies in a table's items, such as wrong counters, bytes or hours, and references to missing items. The
 * hours of a skill, a source or a month must be the sum of their activities. Finds every half-finished write, except
 * that a skill that is being deleted may still have activities.
 */
export const inconsistencies = (items: readonly Item[]): string[] => {
  const existing = items.filter((item) => !isTombstone(item));
  const users = Map.groupBy(existing, ({ pk }) => String(pk).split('#')[1] ?? '');
  return [...users].flatMap(([user, all]) =>
    [
      ...wrongCounts(all),
      ...wrongBytes(all),
      ...wrongHours(all),
      ...wrongSources(all),
      ...wrongAmounts(all),
      ...wrongGoals(all),
      ...wrongSchedules(all),
      ...wrongReferences(all),
      ...unseenNotes(all),
      ...orphans(all),
      ...orphanNotes(all),
    ].map((wrong) => `${user}: ${wrong}`),
  );
};

const isActivity = (item: Item) => kindOf(item) === 'ACTIVITY';

const wrongCounts = (items: readonly Item[]): string[] => {
  const counts = items.find(({ sk }) => sk === 'COUNTS') ?? {};
  return counted.flatMap((kind) => {
    const actual = items.filter((item) => kindOf(item) === kind).length;
    const stored = Number(counts[counterOf(kind)] ?? 0);
    return actual === stored ? [] : [`${actual} of ${kind}, counted ${stored}`];
  });
};

/** The bytes of an item that must be counted. Days and sums need not be, because ticks and activities add them. */
const textBytesOf = (item: Item): number => {
  const words = Object.entries(item).filter(
    ([field]) => !/^(done|skip|amount|all)\d{4}$/.test(field) && !uncounted.has(field),
  );
  return sizeOf(Object.fromEntries(words));
};
const uncounted = new Set([
  ...['noteYears', 'amountYears'],
  ...['assessed', 'assessedVersion', 'revision', 'deleting'],
  ...['initialTime', 'loggedTime', 'loggedBytes', 'entries', 'lastActivityDate'],
]);

/**
 * Finds differences between the bytes in COUNTS and the sum of the items' bytes. Also finds items larger than their
 * counted bytes.
 */
const wrongBytes = (items: readonly Item[]): string[] => {
  const counts = items.find(({ sk }) => sk === 'COUNTS') ?? {};
  const own = items.filter((item) => counted.some((kind) => kind === kindOf(item)));
  const notes = items.filter((item) => kindOf(item) === 'NOTE');
  const schedules = items.filter((item) => kindOf(item) === 'SCHEDULE');
  const sum = total([...own, ...notes, ...schedules], 'bytes');
  const outgrown = [...own, ...schedules].filter(
    (item) => item.bytes && textBytesOf(item) > Number(item.bytes),
  );
  return [
    ...(sum === Number(counts.bytes ?? 0) ? [] : [`${sum} bytes, counted ${counts.bytes}`]),
    ...outgrown.map(({ sk }) => `${sk} is larger than its counted bytes`),
  ];
};

/** Projects whose `goalDays` or `dueGoals` do not match their goals. */
const wrongGoals = (items: readonly Item[]): string[] =>
  items
    .filter((item) => kindOf(item) === 'PROJECT' && item.goalDays !== undefined)
    .flatMap((item) => {
      const { goalDays, dueGoals } = goalFieldsOf(parseProject(item).goals);
      return [
        ...(item.goalDays === goalDays
          ? []
          : [`${item.sk} has goalDays that do not match its goals`]),
        ...(isDeepStrictEqual(item.dueGoals, dueGoals)
          ? []
          : [`${item.sk} has dueGoals that do not match its goals`]),
      ];
    });

/** Cards without a schedule, schedules without a card, and schedules that do not follow from their reviews. */
const wrongSchedules = (items: readonly Item[]): string[] => {
  const cards = new Set(items.filter((item) => kindOf(item) === 'CARD').map(idOf));
  const schedules = items.filter((item) => kindOf(item) === 'SCHEDULE');
  const scheduled = new Set(schedules.map(idOf));
  return [
    ...[...cards].filter((id) => !scheduled.has(id)).map((id) => `CARD#${id} has no schedule`),
    ...schedules.filter((item) => !cards.has(idOf(item))).map(({ sk }) => `${sk} has no card`),
    ...schedules.flatMap((item) => {
      const schedule = parseSchedule(item);
      const { due, memory, firstReviewedOn, reviewCount } = schedule;
      const stored = { due, memory, firstReviewedOn, reviewCount };
      return isDeepStrictEqual(replay(reviewsOf(schedule)), stored)
        ? []
        : [`${item.sk} does not follow from its reviews`];
    }),
  ];
};

/** Cards that refer to a missing item. */
const wrongReferences = (items: readonly Item[]): string[] => {
  const there = new Set(items.map(({ sk }) => String(sk)));
  const itemKey = (about: unknown) => {
    const [area, id] = String(about).split('#');
    return `${String(area).toUpperCase().slice(0, -1)}#${id}`;
  };
  return items
    .filter((item) => kindOf(item) === 'CARD')
    .flatMap(({ sk, about, note }) => [
      ...(about === undefined || there.has(itemKey(about)) ? [] : [`${sk} is about ${about}`]),
      ...(note === undefined || there.has(`ITEMNOTE#${note}`) ? [] : [`${sk} has note ${note}`]),
    ])
    .map((wrong) => `${wrong}, which is missing`);
};

const wrongHours = (items: readonly Item[]): string[] => {
  const activities = items.filter(isActivity);
  const skills = items.filter((item) => kindOf(item) === 'SKILL');
  const ofSkills = skills
    .filter(({ deleting }) => deleting === undefined)
    .flatMap((skill) => {
      const own = activities.filter(({ skillId }) => skillId === idOf(skill));
      const bytes = own.reduce((sum, one) => sum + sizeOf(one), 0);
      const fits =
        skill.entries === own.length &&
        skill.loggedTime === total(own, 'time') &&
        skill.loggedBytes === bytes;
      return fits ? [] : [`${skill.sk} does not add up`];
    });
  const unassigned = activities.filter(({ skillId }) => skillId === undefined);
  const ofNone = items.find(({ sk }) => sk === 'UNASSIGNED') ?? {};
  const isUnassignedRight =
    Number(ofNone.entries ?? 0) === unassigned.length &&
    Number(ofNone.loggedTime ?? 0) === total(unassigned, 'time') &&
    Number(ofNone.loggedBytes ?? 0) === unassigned.reduce((sum, one) => sum + sizeOf(one), 0);
  const months = items.filter((item) => kindOf(item) === 'MONTH');
  const expected = new Map(
    monthItems('', activities.flatMap(countedOf)).map((item) => [item.sk, item]),
  );
  const ofMonths = months.filter((month) => !hasSums(month, expected.get(month.sk)));
  const there = new Set(months.map(({ sk }) => sk));
  return [
    ...ofSkills,
    ...(isUnassignedRight ? [] : ['UNASSIGNED does not add up']),
    ...ofMonths.map(({ sk }) => `${sk} does not add up`),
    ...[...expected.keys()].filter((sk) => !there.has(sk)).map((sk) => `${sk} is missing`),
  ];
};

/** Sources with a time that is not the sum of their activities, and activities whose source has no SOURCE item. */
const wrongSources = (items: readonly Item[]): string[] => {
  const ofSource = Map.groupBy(
    items.filter((item) => isActivity(item) && item.sourceId !== undefined),
    ({ source, sourceId }) => `SOURCE#${source}#${sourceId}`,
  );
  const sources = items.filter((item) => kindOf(item) === 'SOURCE');
  const there = new Set(sources.map(({ sk }) => sk));
  return [
    ...sources.flatMap(({ sk, time, entries, name }) => {
      const own = ofSource.get(String(sk)) ?? [];
      const fits = entries === own.length && time === total(own, 'time') && name !== undefined;
      return fits ? [] : [`${sk} does not add up`];
    }),
    ...[...ofSource.keys()].filter((sk) => !there.has(sk)).map((sk) => `${sk} is missing`),
  ];
};

/** Whether a month has the sums of its activities. A day that lost all its activities may still be stored as 0. */
const hasSums = ({ revision: _, ...month }: Item, expected: Item = {}): boolean => {
  const { pk, sk, time, ...days } = month;
  const some = Object.fromEntries(Object.entries(days).filter(([, count]) => count !== 0));
  const { pk: _pk, sk: _sk, time: sum = 0, ...counted } = expected;
  return time === sum && isDeepStrictEqual(some, counted);
};

/** Amount habits with days, years or a set of all amounts that don't match their amounts. */
const wrongAmounts = (items: readonly Item[]): string[] =>
  items
    .filter((item) => kindOf(item) === 'HABIT' && item.kind === 'amount')
    .flatMap((item) => {
      const habit = parseHabit(item);
      const months = items.filter((one) => kindOf(one) === 'AMOUNT' && idOf(one) === idOf(item));
      const amounts = new Map(months.flatMap((month) => [...amountsIn(parseMonth(month))]));
      const whole = ['1970-01-01', '9999-12-31'] as const;
      const after = completedBy(habit, amounts, habit.targets, whole);
      const { completed, recorded, allAmounts } = after;
      const unlisted = [...amounts.keys()].filter(
        (day) => !habit.amountYears.includes(yearOf(day)),
      );
      return [
        ...(completed === habit.completed
          ? []
          : [`${item.sk} has completed days that do not match its amounts`]),
        ...(recorded === habit.recorded
          ? []
          : [`${item.sk} has recorded days that do not match its amounts`]),
        ...(allAmounts === habit.allAmounts ? [] : [`${item.sk} has a wrong set of all amounts`]),
        ...unlisted.map(
          (day) => `${item.sk} has an amount on ${day}, whose year is not in amountYears`,
        ),
      ];
    });

/** Notes in a year that their habit does not list. */
const unseenNotes = (items: readonly Item[]): string[] => {
  const habits = new Map(
    items.filter((one) => kindOf(one) === 'HABIT').map((one) => [idOf(one), one]),
  );
  return items
    .filter((one) => kindOf(one) === 'NOTE')
    .flatMap(({ sk }) => {
      const [, id = '', day = ''] = String(sk).split('#');
      const years = habits.get(id)?.noteYears;
      const isListed = !habits.has(id) || (Array.isArray(years) && years.includes(yearOf(day)));
      return isListed ? [] : [`${sk} is in a year that is not in noteYears of its habit`];
    });
};

const orphans = (items: readonly Item[]): string[] => {
  const skills = new Set(items.filter((item) => kindOf(item) === 'SKILL').map(idOf));
  const habits = new Set(items.filter((item) => kindOf(item) === 'HABIT').map(idOf));
  const notes = items
    .filter((item) => kindOf(item) === 'NOTE')
    .filter(({ sk }) => !habits.has(String(sk).split('#')[1] ?? ''))
    .map(({ sk }) => `${sk} has no habit`);
  const amounts = items
    .filter((item) => kindOf(item) === 'AMOUNT' && !habits.has(idOf(item)))
    .map(({ sk }) => `${sk} has no habit`);
  const ofSkills = items
    .filter((item) =>
      isActivity(item) ? item.skillId !== undefined : kindOf(item) === 'ASSESSMENT',
    )
    .filter(({ skillId }) => !skills.has(String(skillId)))
    .map(({ sk }) => `${sk} has no skill`);
  return [...notes, ...amounts, ...ofSkills];
};

/** Notes about an item that does not exist. */
const orphanNotes = (items: readonly Item[]): string[] => {
  const there = new Set(items.map(({ sk }) => sk));
  return items
    .filter((item) => kindOf(item) === 'ITEMNOTE')
    .filter(({ skillActivity }) => {
      const [, area = '', id = ''] = String(skillActivity).split('#');
      return !there.has(`${area.toUpperCase().slice(0, -1)}#${id}`);
    })
    .map(({ sk }) => `${sk} is about nothing`);
};
