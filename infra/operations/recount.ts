import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { countedOf, isDayField, monthItems } from '#functions/api/ledger/activityMonths.ts';
import { skillKeys } from '#functions/api/ledger/keys.ts';
import { sourceOf } from '#functions/api/ledger/sources.ts';
import { type Item, isTombstone } from '#functions/table/item.ts';
import { sizeOf } from '#functions/table/itemSize.ts';
import { keys } from '#functions/table/keys.ts';
import { type Place, readPartition } from './partitions.ts';
import { countsUpdate, wrongCounts } from './recountCounts.ts';

/** Thrown if somebody changed something meanwhile. The message is for the terminal. */
export class ChangedMeanwhile extends Error {}

export type Recounted = {
  readonly activities: number;
  /** The sort keys of items with wrong sums or a broken revision, and the wrong numbers of COUNTS. */
  readonly wrong: readonly string[];
};

/** An item, and the correct values of its attributes that are sums of activities. */
type Sums = { readonly sk: string; readonly sums: Item; readonly item: Item };

/**
 * Recomputes all sums over a person's activities: the counts and the time of each month; the time, entries, bytes and
 * last day of each skill; the time and entries of each source; and the sums of activities without a skill. Also counts
 * the items and bytes of COUNTS. If `apply` is false, it only compares. It does not touch items that change meanwhile,
 * but throws `ChangedMeanwhile`.
 */
export const recount = async (place: Place, userId: string, apply: boolean): Promise<Recounted> => {
  const { pk } = keys.profile(userId);
  const read = async () =>
    [...(await readPartition(place, pk)).values()].map((item) => unmarshall(item));
  // Reads the sums first. If an activity is logged between the two reads, the sums have another revision, and the
  // correction is refused.
  const before = await read();
  const now = await read();
  const activities = now.filter((item) => item.sk.startsWith('ACTIVITY#') && !isTombstone(item));
  const counts = before.find((item) => item.sk === keys.counts(userId).sk);
  const miscounted = wrongCounts(counts, now);
  const wrong = [
    ...monthsOf(userId, before, activities),
    ...skillsOf(userId, before, activities),
    ...sourcesOf(userId, before, activities),
    ...unassignedOf(userId, before, activities),
  ].filter((one) => !isRight(one));
  if (apply) {
    const client = DynamoDBDocumentClient.from(place.client, {
      marshallOptions: { removeUndefinedValues: true },
    });
    const update = (input: Update) => unlessChanged(client, { TableName: place.table, ...input });
    for (const one of wrong) await update(sumsUpdate(pk, one));
    if (miscounted.length > 0) await update(countsUpdate(userId, counts, miscounted));
  }
  const numbers = miscounted.map(({ name, said = 0, is }) => `COUNTS ${name} ${said} -> ${is}`);
  return { activities: activities.length, wrong: [...wrong.map(({ sk }) => sk), ...numbers] };
};

const isRight = ({ sums, item }: Sums): boolean =>
  Number.isSafeInteger(item.revision) &&
  Object.entries(sums).every(([name, sum]) => isDeepStrictEqual(item[name], sum));

const monthsOf = (userId: string, before: readonly Item[], activities: readonly Item[]): Sums[] => {
  const existing = before.filter(({ sk }) => String(sk).startsWith('MONTH#'));
  const expected = monthItems(userId, activities.flatMap(countedOf));
  const places = new Set([...existing, ...expected].map(({ sk }) => String(sk)));
  return [...places].map((sk) => {
    const item = existing.find((one) => one.sk === sk) ?? {};
    const { pk: _, sk: _sk, ...sums } = expected.find((one) => one.sk === sk) ?? { time: 0 };
    // A day that lost all its activities gets 0.
    const none = Object.keys(item).filter((name) => isDayField(name) && !(name in sums));
    return { sk, item, sums: { ...Object.fromEntries(none.map((name) => [name, 0])), ...sums } };
  });
};

const skillsOf = (userId: string, before: readonly Item[], activities: readonly Item[]): Sums[] =>
  before
    .filter(
      (item) =>
        String(item.sk).startsWith('SKILL#') && item.deleting === undefined && !isTombstone(item),
    )
    .map((item) => {
      const own = activities.filter(
        ({ skillId }) => skillKeys.skill(userId, String(skillId)).sk === item.sk,
      );
      const counted = own.flatMap(countedOf);
      const sums = {
        loggedTime: counted.reduce((sum, { time }) => sum + time, 0),
        loggedBytes: own.reduce((sum, one) => sum + sizeOf(one), 0),
        entries: own.length,
        lastActivityDate: counted
          .map(({ date }) => date)
          .toSorted()
          .at(-1),
      };
      return { sk: String(item.sk), item, sums };
    });

const timeOf = (activities: readonly Item[]): number =>
  activities.flatMap(countedOf).reduce((sum, { time }) => sum + time, 0);

const sourcesOf = (
  userId: string,
  before: readonly Item[],
  activities: readonly Item[],
): Sums[] => {
  const own = Map.groupBy(activities, (activity) => {
    const source = sourceOf(activity);
    return source && skillKeys.source(userId, source).sk;
  });
  own.delete(undefined);
  const existing = before.filter(({ sk }) => String(sk).startsWith('SOURCE#'));
  const places = new Set([...existing.map(({ sk }) => String(sk)), ...own.keys()]);
  return [...places].flatMap((sk) => {
    if (sk === undefined) return [];
    const ofSource = own.get(sk) ?? [];
    const item = existing.find((one) => one.sk === sk) ?? {};
    const name = typeof item.name === 'string' ? item.name : nameOf(before, sk);
    return [{ sk, item, sums: { name, time: timeOf(ofSource), entries: ofSource.length } }];
  });
};

/** The name of the item that `SOURCE#resource#<id>` refers to. Empty if it was deleted. */
const nameOf = (items: readonly Item[], sk: string): string => {
  const [, kind = '', id] = sk.split('#');
  const item = items.find((one) => one.sk === `${kind.toUpperCase()}#${id}`);
  return String(item?.title ?? item?.name ?? '');
};

/** The sums of the activities without a skill. Empty if there are no such activities, and no item with their sums. */
const unassignedOf = (
  userId: string,
  before: readonly Item[],
  activities: readonly Item[],
): Sums[] => {
  const { sk } = skillKeys.unassigned(userId);
  const item = before.find((one) => one.sk === sk);
  const own = activities.filter(({ skillId }) => skillId === undefined);
  if (!item && own.length === 0) return [];
  const loggedBytes = own.reduce((sum, one) => sum + sizeOf(one), 0);
  const sums = { loggedTime: timeOf(own), loggedBytes, entries: own.length };
  return [{ sk, item: item ?? {}, sums }];
};

type Update = Omit<UpdateCommandInput, 'TableName'>;

const sumsUpdate = (pk: string, { sk, item, sums }: Sums): Update => {
  const set = Object.entries(sums).filter(([, sum]) => sum !== undefined);
  const removed = Object.keys(sums).filter((name) => sums[name] === undefined);
  const { revision } = item;
  const isCounting = Number.isSafeInteger(revision);
  return {
    Key: { pk, sk },
    UpdateExpression: [
      `SET ${[...set.map(([name]) => name), 'revision'].map((name) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression:
      revision === undefined ? 'attribute_not_exists(#revision)' : '#revision = :was',
    ExpressionAttributeNames: Object.fromEntries(
      [...Object.keys(sums), 'revision'].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map(([name, sum]) => [`:${name}`, sum])),
      // If the revision is broken, use milliseconds: they are higher than any count so far.
      ':revision': isCounting ? Number(revision) + 1 : Date.now(),
      ':was': revision,
    },
  };
};

const unlessChanged = async (
  client: DynamoDBDocumentClient,
  input: UpdateCommandInput,
): Promise<void> => {
  try {
    await client.send(new UpdateCommand(input));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new ChangedMeanwhile(
      `Something was changed meanwhile. ${input.Key?.sk} was left as it is: run it again.`,
    );
  }
};
