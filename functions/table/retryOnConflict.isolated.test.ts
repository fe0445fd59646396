import { setTimeout as pause } from 'node:timers/promises';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelled, type Reason, tableFault } from '../../testing/functions/faults.ts';
import { freshTable, table } from '../../testing/functions/table.ts';
import { keys } from './keys.ts';
import { Changed, retryOnConflict } from './retryOnConflict.ts';
import { transact, updateStep } from './transactions.ts';
import { updateItem, upsertItem } from './updating.ts';

vi.mock('node:timers/promises', { spy: true });

const held = new TransactionConflictException({
  message: 'Transaction is ongoing for the item',
  $metadata: {},
});

/** Returns the pauses so far in milliseconds. */
const pauses = () => vi.mocked(pause).mock.calls.map(([millis]) => millis ?? 0);

beforeEach(() => {
  vi.mocked(pause).mockClear();
});

describe('a write with conflicts', () => {
  const withoutPauses = () => vi.spyOn(Math, 'random').mockReturnValue(0);

  /**
   * Makes a write with attempts that end in these ways, one after the other. Notes the state that each attempt used.
   */
  const meeting = (...fates: (number | 'held')[]) => {
    const seen: number[] = [];
    const write = async (current: number) => {
      const fate = fates[seen.length];
      seen.push(current);
      if (fate === 'held') throw held;
      return fate === undefined ? ('done' as const) : new Changed(fate);
    };
    return { write, seen };
  };

  test('runs again on the current state, or on the same state if a transaction held the item', async () => {
    withoutPauses();
    const { write, seen } = meeting(1, 'held', 'held', 2, 'held');
    expect(await retryOnConflict(write, 0)).toBe('done');
    expect(seen).toEqual([0, 1, 1, 1, 2, 2]);
  });

  test('is given up after a hundred attempts, whatever the reason of each', async () => {
    withoutPauses();
    const fates = Array.from({ length: 100 }, (_, n) => (n % 3 === 0 ? 'held' : n));
    const { write, seen } = meeting(...fates);
    await expect(retryOnConflict(write, 0)).rejects.toMatchObject({
      code: 'unavailable',
      cause: held,
    });
    expect(seen).toHaveLength(100);
    const justInTime = meeting(...fates.slice(1));
    expect(await retryOnConflict(justInTime.write, 0)).toBe('done');
  });

  test('is given up in time for a response, however long each attempt took', async () => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    withoutPauses();
    const { write, seen } = meeting(...Array.from({ length: 20 }, () => 'held' as const));
    const slow = retryOnConflict((current) => {
      clock += 1_500;
      return write(current);
    }, 0);
    await expect(slow).rejects.toMatchObject({ code: 'unavailable', cause: held });
    expect(seen).toHaveLength(6);
  });

  test('throws any other error without another attempt', async () => {
    const write = vi.fn().mockRejectedValue(new Error('broken'));
    await expect(retryOnConflict(write)).rejects.toThrow('broken');
    expect(write).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (number | 'held')[], number]>([
    [
      'before every other attempt, if each failed attempt returned the current state',
      [1, 2, 3, 4, 5],
      2,
    ],
    [
      'before every attempt, if no failed attempt returned the current state',
      ['held', 'held', 'held'],
      3,
    ],
    ['not at all if the first attempt wins', [], 0],
  ])('pauses %s', async (_, fates, times) => {
    withoutPauses();
    await retryOnConflict(meeting(...fates).write, 0);
    expect(pauses()).toHaveLength(times);
  });

  test('pauses before every attempt that reads the current state itself', async () => {
    withoutPauses();
    let left = 3;
    await retryOnConflict<void>(async () => (left-- > 0 ? new Changed(undefined) : undefined));
    expect(pauses()).toHaveLength(3);
  });

  test.each([
    [10, [20, 40, 80, 160, 320, 320]],
    [100, [200, 400, 800, 1_600, 2_000, 2_000]],
  ])('after an attempt of %i ms pauses a random share of up to %j ms', async (took, longest) => {
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const random = vi.spyOn(Math, 'random');
    const shares = [0.5, 0.25, 0, 0.75, 0.999, 0.125];
    for (const share of shares) {
      random.mockReturnValueOnce(share);
      vi.mocked(pause).mockResolvedValueOnce(undefined);
    }
    const { write } = meeting(...longest.map(() => 'held' as const));
    await retryOnConflict((seen) => {
      clock += took;
      return write(seen);
    }, 0);
    expect(pauses()).toEqual(longest.map((most, n) => most * (shares[n] ?? 0)));
  });
});

describe('devices that write at the same time', () => {
  /** A stored number whose conditional writes take a while. */
  const slowTable = () => {
    let value = 0;
    let writes = 0;
    let before: Promise<unknown> = Promise.resolve();
    const writeNow = async (seen: number) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      writes += 1;
      if (seen !== value) return new Changed(value);
      value += 1;
      return value;
    };
    return {
      write: (seen: number) => {
        const written = before.then(() => writeNow(seen));
        before = written;
        return written;
      },
      value: () => value,
      writes: () => writes,
    };
  };

  test('all write, and lose few attempts to each other', async () => {
    const slow = slowTable();
    await Promise.all(Array.from({ length: 20 }, () => retryOnConflict(slow.write, 0)));
    expect(slow.value()).toBe(20);
    expect(slow.writes()).toBeLessThan(160);
  });

  test('all write even if transactions hold the item at two of three attempts', async () => {
    const slow = slowTable();
    let asked = 0;
    const write = async (seen: number) => {
      asked += 1;
      if (asked % 3 !== 0) throw held;
      return slow.write(seen);
    };
    await Promise.all(Array.from({ length: 50 }, () => retryOnConflict(write, 0)));
    expect(slow.value()).toBe(50);
  });
});

describe('a write to the table', () => {
  const key = keys.profile('somebody');
  const change = { name: 'Run' };
  const transaction = () => transact([updateStep(key, change)]);
  const conflict: Reason = { code: 'TransactionConflict' };
  const refused: Reason = { code: 'ConditionalCheckFailed', current: { name: 'Walk' } };

  freshTable();
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  describe.each<[string, () => Promise<unknown>, typeof UpdateCommand, Error]>([
    ['an update', () => retryOnConflict(() => updateItem(key, change)), UpdateCommand, held],
    ['an upsert', () => upsertItem(key, change, {}), UpdateCommand, held],
    [
      'a transaction',
      () => retryOnConflict(transaction),
      TransactWriteCommand as unknown as typeof UpdateCommand,
      cancelled(conflict),
    ],
  ])('%s of an item that a transaction holds', (_, write, command, fault) => {
    test('is written as soon as the transaction has ended', async () => {
      table.on(command).rejectsOnce(fault).rejectsOnce(fault).resolves({});
      await write();
      expect(table).toHaveReceivedCommandTimes(command, 3);
      const [first, , last] = table.commandCalls(command);
      expect(last?.args[0].input).toEqual(first?.args[0].input);
    });

    test('is not retried after any other error', async () => {
      const other = tableFault('ThrottlingException');
      table.on(command).rejects(other);
      await expect(write()).rejects.toBe(other);
      expect(table).toHaveReceivedCommandTimes(command, 1);
    });
  });

  test.each<[string, (Reason | null)[]]>([
    ['a conflict', [null, conflict]],
    ['throttling', [{ code: 'ThrottlingError' }, null]],
    ['too little throughput', [{ code: 'ProvisionedThroughputExceeded' }, conflict]],
  ])('a transaction cancelled by %s is retried', async (_, reasons) => {
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled(...reasons))
      .resolves({});
    expect(await retryOnConflict(transaction)).toBeUndefined();
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 2);
  });

  test('a failed condition is the result of a transaction, whatever else cancelled it', async () => {
    table.on(TransactWriteCommand).rejects(cancelled(conflict, refused));
    expect(await retryOnConflict(transaction)).toMatchObject({ step: 1, item: refused.current });
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  test.each<[string, (Reason | null)[]]>([
    ['an item too large', [{ code: 'ValidationError' }, null]],
    ['too large a collection of items', [null, { code: 'ItemCollectionSizeLimitExceeded' }]],
  ])('a transaction cancelled by %s is not retried', async (_, reasons) => {
    const fault = cancelled(...reasons);
    table.on(TransactWriteCommand).rejects(fault);
    await expect(retryOnConflict(transaction)).rejects.toBe(fault);
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });
});
