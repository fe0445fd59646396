import { setTimeout as pause } from 'node:timers/promises';
import {
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { unavailable } from '../problem.ts';

/** How often a write is tried again while a transaction holds one of its items: for 1.3 s on average. */
const retries = 6;

/** Why a transaction was cancelled that may go through the next time. */
const passing = /Conflict|Throttling|Throughput/;

/** A refused condition is a result, whatever else cancelled the transaction. */
const isConflict = (error: unknown): boolean => {
  if (error instanceof TransactionConflictException) return true;
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '');
  return !codes.includes('ConditionalCheckFailed') && codes.some((code) => passing.test(code));
};

/**
 * Writes again what DynamoDB refused because of a transaction on the same item. The SDK tries throttled
 * requests again, but neither TransactionConflictException nor TransactionCanceledException.
 */
export const retryOnConflict = async <T>(write: () => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt >= retries) throw unavailable(error);
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};
