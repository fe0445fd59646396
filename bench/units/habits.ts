import { ulid } from 'ulid';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { addDays, type Day, FIRST_DAY, lastDays, todayIn, yearOf } from '#shared/days/days.ts';
import { habitImports } from '#shared/habits/imports.ts';
import { type DaySetting, maxNote, type NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { keepHabit } from '#testing/histories/habitHistory.ts';
import { habitLike, tenYears } from '#testing/histories/heavyBodies.ts';
import { randomFrom } from '#testing/histories/random.ts';
import { writeItems } from '#testing/live/items.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import type { BenchApp, Cost } from './app.ts';
import { type Costs, measureAll, printCosts, recordCosts } from './costs.ts';

const habitCount = 30;
const shareOfDays = 0.8;
const oneYear = 365;

/** Creates a person with 30 habits done on 80% of the days of ten years. Also returns the ids of the habits. */
export const personWithHistory = async (app: BenchApp) => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const random = randomFrom(tenYears);
  const person = await app.person(zone);
  const ids: string[] = [];
  let completions = 0;
  for (let n = 0; n < habitCount; n++) {
    const { data } = await person.call(habits.create, { body: habitLike(n) });
    const done = lastDays(tenYears, today).filter(() => random() < shareOfDays);
    await keepHabit(person, data.habit._id, done, today);
    ids.push(data.habit._id);
    completions += done.length;
  }
  return { person, ids, today, completions };
};

/** The cost of a day that counts as time, and of a day that does not. */
export const measureCounting = async (app: BenchApp) => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  const { costs, measure } = recordCosts(app);
  const skill = (await person.call(skills.create, { body: { name: 'Spanish', category: 'Other' } }))
    .data.skill._id;
  const create = async (body: NewHabit) =>
    (await person.call(habits.create, { body })).data.habit._id;
  const practise = { name: 'Practise', frequency: 'daily' } as const;
  const id = await create(practise);
  const tick = (completed: boolean) =>
    person.call(habits.toggle, { params: { id }, body: { date: today, completed } });
  await tick(true);
  await tick(false);
  await measure('tick', () => tick(true));
  await measure('untick', () => tick(false));
  await measure('start to count', () =>
    person.call(habits.update, { params: { id }, body: { skill, countsAs: { minutesEach: 20 } } }),
  );
  await tick(true);
  await tick(false);
  await measure('tick that counts', () => tick(true));
  await measure('the same again', () => tick(true));
  await measure('untick that counts', () => tick(false));
  const amount = { kind: 'amount', unit: 'minutes', target: 20 } as const;
  const listen = await create({ ...practise, ...amount, skill, countsAs: 'minutes' });
  const set = (amount: number) =>
    person.call(habits.setDay, { params: { id: listen, date: today }, body: { amount } });
  await measure('amount that counts', () => set(20));
  await measure('another amount', () => set(30));
  return costs;
};

/** Fetches the list with gzip, then without. Returns the cost of the second fetch, and both sizes in bytes. */
export const measureList = async (app: BenchApp, person: Person) => {
  const gzip = await app.measure(() => person.send(habits.list));
  const headers = { 'accept-encoding': 'identity' };
  const plain = await app.measure(() => person.send(habits.list, { headers }));
  const size = (response: { headers: Headers }) => Number(response.headers.get('content-length'));
  const raw = Buffer.byteLength(JSON.stringify(plain.result.body));
  return { cost: plain as Cost, raw, gzip: size(gzip.result), body: plain.result.body };
};

const skipCount = 100;

/** Creates a habit with ten years of history: done on 80% of the days, a hundred skips, a note each week. */
const habitWithNotes = async (person: Person, today: Day): Promise<string> => {
  const random = randomFrom(tenYears);
  const id = (await person.call(habits.create, { body: habitLike(0) })).data.habit._id;
  const days = lastDays(tenYears, today);
  const done = new Set(days.filter(() => random() < shareOfDays));
  const free = days.filter((day) => !done.has(day));
  const every = Math.floor(free.length / skipCount);
  const skipped = free.filter((_, n) => n % every === 0).slice(0, skipCount);
  await keepHabit(person, id, [...done], today, skipped);
  const noted = days.filter((_, n) => n % 7 === 3);
  // The first note of each year goes through the API, which creates the item of that year.
  const first = noted.filter((day, n) => yearOf(day) !== yearOf(noted[n - 1] ?? FIRST_DAY));
  for (const date of first) {
    await person.call(habits.setDay, { params: { id, date }, body: { note: 'n'.repeat(90) } });
  }
  const place = (day: Day) => habitKeys.note(person.user._id, id, day);
  await writeItems(noted.map((day) => ({ ...place(day), text: 'n'.repeat(90) })));
  return id;
};

/** The cost of the calls for one day of a habit with ten years of history. */
export const measureDays = async (app: BenchApp, person: Person, today: Day) => {
  const id = await habitWithNotes(person, today);
  const day = addDays(today, -1);
  const longAgo = addDays(today, -3_300);
  const year = yearOf(today);
  const set = (date: Day, body: DaySetting) => () =>
    person.call(habits.setDay, { params: { id, date }, body });
  const get = (query: { readonly from?: Day; readonly to?: Day }) => () =>
    person.call(habits.get, { params: { id }, query });
  return measureAll(app, {
    'page of the habit': get({ from: `${year}-01-01`, to: `${year}-12-31` }),
    'get with the notes of 92 days': get({}),
    skip: set(day, { skipped: true }),
    'complete a skipped day': set(day, { completed: true }),
    'skip a day nine years ago': set(longAgo, { skipped: true }),
    note: set(day, { note: 'n'.repeat(90) }),
    'the longest note, nine years ago': set(longAgo, { note: 'n'.repeat(maxNote) }),
    'the longest note in another script': set(day, { note: '道'.repeat(maxNote) }),
    'clear a note': set(day, { note: '' }),
    'first note of a year': set(addDays(today, -tenYears - 400), { note: 'n' }),
  });
};

/** The cost of calls on thirty amount habits, with ten years of completed days and the amounts of the last year. */
export const measureAmounts = async (app: BenchApp): Promise<Costs> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const random = randomFrom(tenYears);
  const person = await app.person(zone);
  const days = lastDays(oneYear, today);
  const ids: string[] = [];
  for (let n = 0; n < habitCount; n++) {
    const aim = { kind: 'amount', unit: 'glasses', target: 8 } as const;
    // A short text and no reminder, so that days make up most of the item.
    const { reminderTime: _, ...like } = habitLike(n);
    const body = { ...like, description: 'Water.', ...aim };
    const id = (await person.call(habits.create, { body })).data.habit._id;
    const amounts = days.map((day) => [day, Math.round(random() * 1_200) / 100] as const);
    const done = lastDays(tenYears, today).filter(() => random() < shareOfDays);
    await keepHabit(person, id, done, today);
    for (const [year, all] of Map.groupBy(amounts, ([day]) => yearOf(day))) {
      const body = { amounts: all.map(([date, amount]) => ({ date, amount })) };
      await person.call(habitImports.setYear, { params: { id, year: String(year) }, body });
    }
    ids.push(id);
  }
  const id = ids[0] ?? '';
  const longAgo = addDays(today, -3_300);
  const set = (date: Day, body: DaySetting) => () =>
    person.call(habits.setDay, { params: { id, date }, body });
  const tick = (completed: boolean) => () =>
    person.call(habits.toggle, { params: { id }, body: { date: today, completed } });
  const patch = (body: object) => () => person.call(habits.update, { params: { id }, body });
  const addition = { add: 1, _id: ulid() };
  await set(longAgo, { amount: 1 })();
  const year = yearOf(today);
  const query = { from: `${year}-01-01`, to: `${year}-12-31` };
  const page = (id: string) => () => person.call(habits.get, { params: { id }, query });
  // One of the habits also has a weekly note.
  const noted = ids.at(-1) ?? '';
  await person.call(habits.setDay, { params: { id: noted, date: today }, body: { note: 'n' } });
  const place = (day: Day) => habitKeys.note(person.user._id, noted, day);
  const weekly = days.filter((day, n) => n % 7 === 3 && yearOf(day) === year);
  await writeItems(weekly.map((day) => ({ ...place(day), text: 'n'.repeat(90) })));
  return measureAll(app, {
    'list of 30': () => person.call(habits.list, {}),
    'page of the habit': page(id),
    'page of the habit, with a note a week': page(noted),
    'set an amount': set(today, { amount: 5 }),
    'set it again': set(today, { amount: 5 }),
    add: set(today, addition),
    'add it again': set(today, addition),
    'set one nine years ago': set(longAgo, { amount: 9.25 }),
    'clear an amount': set(today, { amount: null }),
    toggle: tick(true),
    'toggle back': tick(false),
    skip: set(today, { skipped: true }),
    'toggle a skipped day': tick(true),
    'a target from today': patch({ target: 9 }),
    'a target from a year ago': patch({ target: 7, from: addDays(today, -oneYear) }),
    'at most from today': patch({ target: 7, direction: 'at-most' }),
    'clear it': set(today, { amount: null }),
    'toggle of at-most': tick(true),
    'first amount of a year': set(addDays(today, -tenYears - 400), { amount: 1 }),
  });
};

/** Prints the cost of habits in capacity units. */
export const benchHabits = async (app: BenchApp): Promise<void> => {
  const { person, today } = await personWithHistory(app);
  const { cost } = await measureList(app, person);
  printCosts(`Habits: ${habitCount} of them, done on ${shareOfDays * 100}% of ten years`, {
    list: cost,
    ...(await measureDays(app, person, today)),
  });
  printCosts('Habits with amounts', await measureAmounts(app));
  printCosts('Habits that count as time', await measureCounting(app));
};
