import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contest } from './contest.ts';

/** A number that is written one write after the other, each of which takes a while. */
const slowTable = () => {
  let value = 0;
  let writes = 0;
  let before: Promise<unknown> = Promise.resolve();
  const write = async (seen: number) => {
    await pause(2);
    writes += 1;
    if (seen !== value) return { standing: value };
    value += 1;
    return { done: value };
  };
  return {
    write: (seen: number) => {
      const written = before.then(() => write(seen));
      before = written;
      return written;
    },
    value: () => value,
    writes: () => writes,
  };
};

test('twenty devices at once all write, and lose few rounds to each other', async () => {
  const table = slowTable();
  await Promise.all(Array.from({ length: 20 }, () => contest(0, table.write)));
  expect(table.value()).toBe(20);
  expect(table.writes()).toBeLessThan(160);
});
