import assert from 'node:assert/strict';
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { projectKeys } from '#functions/api/projects/keys.ts';
import { logger } from '#functions/logger.ts';
import { startEngines } from '#infra/local/engines.ts';
import { openLocalTable } from '#infra/local/table/localTable.ts';
import { type Route, routeKey } from '#shared/calls/route.ts';
import { idOn } from '#shared/core/ids.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Cairn, startCairn } from '#testing/engines/harness.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { everything, writeItem } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { everyRoute, type Items, makeItems, paramsFor, urlPartsFor } from '#testing/live/routes.ts';
import { type Place, put, write } from '../infra/operations/partitions.ts';
import { type Restored, restoreEveryone, restoreUser } from '../infra/operations/restore.ts';

type Someone = { readonly person: Person; readonly items: Items };

/** Registers a person with an item in every area. */
const someone = async (cairn: Cairn): Promise<Someone> => {
  const person = await registerPerson(cairn);
  const items = await makeItems(person);
  const id = (resource: string) => ({ id: items.get(resource) ?? '' });
  const date = todayIn(new Date(), 'UTC');
  await person.call(habits.toggle, { params: id('habits'), body: { date, completed: true } });
  await person.call(skills.logHours, { params: id('skills'), body: { hours: 1.5, date } });
  await person.call(projects.addGoal, { params: id('projects'), body: { description: 'A roof' } });
  await writeReview(person, 'A wall');
  return { person, items };
};

/** Writes the review of the week that `seenBy` reads. */
const writeReview = (person: Person, went: string) => {
  const { weekStart = '' } = paramsFor(reviews.set, '');
  return person.call(reviews.set, { params: { weekStart }, body: { went } });
};

/** The API's responses about all items of a person, by call. */
const seenBy = async ({ person, items }: Someone): Promise<Record<string, unknown>> => {
  const seen: Record<string, unknown> = {};
  for (const { resource, route } of everyRoute) {
    if (route.method !== 'GET' || route.access === 'public') continue;
    seen[routeKey(route)] = await read(person, route, items.get(resource));
  }
  return seen;
};

const read = async (person: Person, route: Route, id = '') => {
  const response = await person.send(route, route.params ? urlPartsFor(route, id) : {});
  return { status: response.status, body: response.body };
};

/** Imitates a point-in-time restore in the cloud: creates another table with all current items. */
const copyOf = async ({ client, table }: Place): Promise<Place & { drop: () => Promise<void> }> => {
  const copy = `${table}-restored`;
  const { drop } = await openLocalTable(process.env.DYNAMODB_ENDPOINT ?? '', copy);
  for await (const page of paginateScan({ client }, { TableName: table, ConsistentRead: true })) {
    await write({ client, table: copy }, (page.Items ?? []).map(put));
  }
  return { client, table: copy, drop };
};

/** Deletes, corrupts, changes and adds items, through the API and directly in the table. */
const damage = async ({ person, items }: Someone): Promise<void> => {
  const userId = person.user._id;
  const id = (resource: string) => ({ id: items.get(resource) ?? '' });
  await person.call(skills.remove, { params: id('skills') });
  await person.call(habits.update, { params: id('habits'), body: { name: 'Overwritten' } });
  await writeReview(person, 'Overwritten');
  await writeItem({ ...projectKeys.project(userId, id('projects').id), name: 'Broken' });
  const body = { _id: idOn(undefined), name: 'Came after', frequency: 'daily' } as const;
  await person.call(habits.create, { body });
};

/** All items except pointers, which are derived from the others. */
const ofPersons = async () =>
  (await everything()).filter(({ pk }) => !String(pk).startsWith('DUE#'));

export type Drill = {
  readonly planned: Restored;
  readonly done: Restored;
  readonly again: Restored;
  /** The result of restoring the whole table, including the other person's items. */
  readonly everyone: Restored;
};

/**
 * Copies a table in which two people have items in every area. Then damages the items of one person, while the
 * other one continues. Restores the first person from the copy, then everyone. Throws if the API's responses are
 * not as expected.
 */
export const restoreDrill = async (cairn: Cairn): Promise<Drill> => {
  const client = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT ?? '' });
  const to: Place = { client, table: process.env.TABLE_NAME ?? '' };
  const [damaged, other] = [await someone(cairn), await someone(cairn)];
  const before = await seenBy(damaged);
  const atMinute = await ofPersons();
  const copy = await copyOf(to);
  try {
    await damage(damaged);
    const body = { name: 'Went on meanwhile', frequency: 'daily' } as const;
    await other.person.call(habits.create, { body });
    const ofOther = await seenBy(other);
    assert.notDeepEqual(await seenBy(damaged), before, 'the damage does not show');

    const plan = { from: copy, to, apply: false };
    const userId = damaged.person.user._id;
    const untouched = await everything();
    const planned = await restoreUser(plan, userId);
    assert.deepEqual(await everything(), untouched, 'a dry run wrote something');

    const done = await restoreUser({ ...plan, apply: true }, userId);
    assert.deepEqual(
      await seenBy(damaged),
      before,
      'the data of the damaged person are not as before',
    );
    assert.deepEqual(await seenBy(other), ofOther, 'the data of the other person were touched');
    assert.deepEqual(inconsistencies(await everything()), []);
    const again = await restoreUser({ ...plan, apply: true }, userId);

    const everyone = await restoreEveryone({ ...plan, apply: true });
    assert.deepEqual(await ofPersons(), atMinute, 'the table is not as it was at the minute');
    return { planned, done, again, everyone };
  } finally {
    await copy.drop();
    client.destroy();
  }
};

if (import.meta.main) {
  logger.setLogLevel('SILENT');
  const engines = await startEngines();
  const cairn = await startCairn({ engines });
  try {
    console.table(await restoreDrill(cairn));
    console.log(
      'The data of the damaged person are as before. Those of the other were not touched.',
    );
  } finally {
    await cairn.stop();
    await engines.stop();
  }
}
