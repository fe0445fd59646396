import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tableClient, tableName } from '../table/client.ts';
import { keys } from '../table/keys.ts';
import { parseItem } from '../table/parsing.ts';
import { getItem } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { unlessRefused } from '../table/unlessRefused.ts';

/** Seconds since 1970. */
const instant = z.number();

/** The number of attempts per source. All numbers are forgotten together, after the latest `until`. */
const tally = z.record(z.string(), z.object({ count: z.int(), until: instant }));

const schema = z.object({
  revision: z.int(),
  tallies: z.record(z.string(), tally),
  /** The places where the e-mail's person signed in. Each place is remembered until its instant. */
  places: z.record(z.string(), instant),
});

export type Tally = Readonly<z.output<typeof tally>>;
export type Attempts = Readonly<z.output<typeof schema>>;

/** Returns when a tally is forgotten. 0 for an empty tally. */
export const untilOf = (tally: Tally): number =>
  Math.max(0, ...Object.values(tally).map(({ until }) => until));

const none: Attempts = { revision: 0, tallies: {}, places: {} };

const attemptsIn = (item: Record<string, unknown> | undefined): Attempts =>
  item ? parseItem(schema, item) : none;

/** Reads the attempts of a subject, for example at an e-mail or from an address. */
export const readAttempts = async (subject: string): Promise<Attempts> =>
  attemptsIn(await getItem(keys.attempts(subject), true));

/**
 * Writes the result of `change` if the attempts are still as `seen`. Otherwise runs `change` on the current attempts.
 * If `change` throws, nothing is written. Returns the written attempts.
 */
export const changeAttempts = (
  subject: string,
  seen: Attempts,
  change: (attempts: Attempts) => Attempts,
  at: number,
): Promise<Attempts> =>
  retryOnConflict(async (seen) => {
    const next = { ...withoutExpired(change(seen), at), revision: seen.revision + 1 };
    const current = await put(subject, next, seen.revision, at);
    return current ? new Changed(current) : next;
  }, seen);

/** Returns the attempts without those that have expired. DynamoDB would delete expired items some days late. */
const withoutExpired = ({ tallies, places, revision }: Attempts, at: number): Attempts => ({
  revision,
  tallies: Object.fromEntries(Object.entries(tallies).filter(([, one]) => untilOf(one) > at)),
  places: Object.fromEntries(Object.entries(places).filter(([, until]) => until > at)),
});

/** Returns undefined if the attempts were written, else the current attempts. */
const put = async (
  subject: string,
  attempts: Attempts,
  revision: number,
  at: number,
): Promise<Attempts | undefined> => {
  const { tallies, places } = attempts;
  const moments = [...Object.values(tallies).map(untilOf), ...Object.values(places)];
  const refused = await unlessRefused(
    tableClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...keys.attempts(subject), ...attempts, expiresAt: Math.max(at, ...moments) },
        ConditionExpression: 'attribute_not_exists(pk) OR revision = :revision',
        ExpressionAttributeValues: { ':revision': revision },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ReturnConsumedCapacity: 'TOTAL',
      }),
    ),
  );
  return refused && attemptsIn(refused.item);
};
