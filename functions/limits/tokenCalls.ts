import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Day } from '#shared/days/days.ts';
import { parseToken, type StoredToken } from '../account/tokens.ts';
import { tableClient, tableName } from '../table/client.ts';
import { keys } from '../table/keys.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { unlessRefused } from '../table/unlessRefused.ts';
import { tokenCalls } from './budgets.ts';
import { tooManyCalls } from './tooManyAttempts.ts';

/** One call adds this many milliseconds to a token's `busyUntil`. */
const millisPerCall = 60_000 / tokenCalls.perMinute;

/** When a call is allowed, `busyUntil` is ahead of the clock by at most this many milliseconds. */
const burstMillis = (tokenCalls.atOnce - 1) * millisPerCall;

/**
 * Returns by how many milliseconds a token's `busyUntil` is ahead of the clock. The result is 0 or less if it is not
 * ahead. If it is ahead by more than `burstMillis`, throws 429 with the seconds until the next call is allowed.
 *
 * Example: after a burst of 60 calls, `busyUntil` is 30 s ahead. The next call is allowed half a second later.
 */
export const aheadBefore = (busyUntil: number, now: number): number => {
  const ahead = busyUntil - now;
  if (ahead > burstMillis) throw tooManyCalls((ahead - burstMillis) / 1_000);
  return ahead;
};

/**
 * Counts a call of a token, and stores the day of the call as the day of last use, in one write. The condition of this
 * write is a range, so parallel calls seldom conflict. Returns false if the token was revoked meanwhile.
 */
export const countTokenCall = (
  userId: string,
  seen: StoredToken,
  today: Day,
  now: Date,
): Promise<boolean> =>
  retryOnConflict(async ({ busyUntil }) => {
    const at = now.getTime();
    const [time, condition, values] =
      aheadBefore(busyUntil, at) > 0
        ? [
            'busyUntil + :call',
            'busyUntil BETWEEN :now AND :latest',
            { ':latest': at + burstMillis },
          ]
        : [':now + :call', 'busyUntil <= :now', {}];
    const refused = await unlessRefused(
      tableClient().send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.token(userId, seen.sk),
          UpdateExpression: `SET busyUntil = ${time}, lastUsedOn = :today`,
          ConditionExpression: `#hash = :hash AND ${condition}`,
          ExpressionAttributeNames: { '#hash': 'hash' },
          ExpressionAttributeValues: {
            ...values,
            ':now': at,
            ':call': millisPerCall,
            ':today': today,
            ':hash': seen.hash,
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ReturnConsumedCapacity: 'TOTAL',
        }),
      ),
    );
    if (!refused) return true;
    return refused.item?.hash === seen.hash ? new Changed(parseToken(refused.item)) : false;
  }, seen);
