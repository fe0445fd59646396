import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  costOf,
  documentFile,
  limits,
  measured,
  monthOf,
  sum,
  usersAt,
  withTables,
} from './bill.ts';

test('docs/cost.md is up to date', () => {
  const document = readFileSync(documentFile, 'utf8');
  expect(document, 'run `npm run cost`').toBe(withTables(document));
});

test.each([
  { amount: 0, price: 0.0055, cost: 0 },
  { amount: 100, price: [0.0055, 100_000, 0.0046], cost: 0.55 },
  { amount: 100_000, price: [0.0055, 100_000, 0.0046], cost: 550 },
  { amount: 150_000, price: [0.0055, 100_000, 0.0046], cost: 550 + 230 },
  { amount: 11_000, price: [5, 10, 4, 1_000, 3], cost: 50 + 3_960 + 30_000 },
])('$amount at $price cost $cost', ({ amount, price, cost }) => {
  expect(costOf(amount, price)).toBeCloseTo(cost, 6);
});

/** A month of 1,000,000 users who each make 26 calls a day, on 20 days. */
test.each([
  ['API Gateway: requests', 520_000_000],
  // 65 units a day
  ['DynamoDB: read units', 1_300_000_000],
  // 234,411 bytes, and 100 for each of 802 items
  ['DynamoDB: GB stored', 314.611],
  // the calls, 4 times 146 files, and 20 times 2 pages
  ['CloudFront: requests', 520_000_000 + 584_000_000 + 40_000_000],
  // 280 ms times the slowness of 2, and 0.4 s for 2 % of the calls
  ['Lambda: GB-seconds', 20_000_000 * (0.56 + 0.208)],
  // one per second of the month, and 5 % of the others
  ['X-Ray: traces', 2_592_000 + 25_870_400],
])('the amount of %s in a month is %d', (what, amount) => {
  expect(measured.day['POST /api/habits/{id}/toggle']?.times).toBe(8);
  expect(monthOf(1_000_000).find(([one]) => one === what)?.[1]).toBeCloseTo(amount, 3);
});

test('the total is what the rows cost together', () => {
  expect(
    sum([
      ['calls', 10, 2],
      ['gigabytes', 20, [1, 15, 0.5]],
    ]),
  ).toBe(20 + 15 + 2.5);
});

test('the busiest second has five times the average load, and the limits are sorted by users', () => {
  // 1,296,000 users x 2 a day x 20 / 30 / 86,400 = 20 a second on average
  expect(usersAt(100, 2)).toBeCloseTo(1_296_000, 6);
  const users = limits().map(([, reached]) => reached);
  expect(users).toEqual(users.toSorted((a, b) => a - b));
});
