import { isDeepStrictEqual } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { countedOf } from '#functions/table/activityYears.ts';
import type { Item } from '#functions/table/item.ts';
import { keys, ranges } from '#functions/table/keys.ts';
import { yearAfter } from '#functions/table/yearItem.ts';
import { yearOf } from '#shared/rules/days.ts';
import { type Place, readPartition } from './partitions.ts';

/** Somebody logged or undid something meanwhile. Its message is for the terminal. */
export class ChangedMeanwhile extends Error {}

export type Recounted = {
  /** Activities of the year. */
  readonly activities: number;
  /** Whether the item says that already. */
  readonly isRight: boolean;
};

/**
 * Makes a year's item anew of the activities of that year; with `apply` false it only compares.
 * While an item is broken nothing is logged in its year; one that is sound and changes on the way is
 * left as it is: throws `ChangedMeanwhile`.
 */
export const recountYear = async (
  place: Place,
  userId: string,
  year: number,
  apply: boolean,
): Promise<Recounted> => {
  const client = DynamoDBDocumentClient.from(place.client);
  const Key = keys.year(userId, year);
  const read = new GetCommand({ TableName: place.table, Key, ConsistentRead: true });
  const was = (await client.send(read)).Item;
  const all = await readPartition(place, ranges.activities(userId, '').pk);
  const counted = [...all.values()]
    .flatMap((item) => countedOf(unmarshall(item)))
    .filter(({ date }) => yearOf(date) === year);
  const { counts, time } = yearAfter(undefined, counted, 1);
  const { revision } = was ?? {};
  const isSum = isDeepStrictEqual([was?.counts, was?.time], [counts, time]);
  const isRight = was ? isSum && Number.isSafeInteger(revision) : counted.length === 0;
  if (apply && !isRight) {
    const item = { ...was, ...Key, counts, time, revision: revisionAfter(revision) };
    await replace(client, place.table, item, was);
  }
  return { activities: counted.length, isRight };
};

/** One that nobody has read before: after a broken one, milliseconds are more than it ever counted. */
const revisionAfter = (revision: unknown): number =>
  Number.isSafeInteger(revision) ? Number(revision) + 1 : Date.now();

const replace = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  item: Item,
  was: Item | undefined,
): Promise<void> => {
  const put = { TableName, Item: item, ExpressionAttributeNames: { '#is': 'revision' } };
  const hadRevision = was?.revision !== undefined;
  try {
    await client.send(
      new PutCommand({
        ...put,
        ConditionExpression: hadRevision ? '#is = :was' : 'attribute_not_exists(#is)',
        ...(hadRevision && { ExpressionAttributeValues: { ':was': was.revision } }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new ChangedMeanwhile(
      'Something was logged meanwhile. Nothing was written: run it again.',
    );
  }
};
