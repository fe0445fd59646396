import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { User } from './records.ts';
import { openStore } from './store.ts';

const person = (): User => {
  const sub = randomUUID();
  return {
    sub,
    email: `${sub}@example.com`,
    emailVerified: true,
    name: 'Anna Ödegård',
    status: 'CONFIRMED',
    passwordHash: 'scrypt$10$c2FsdA$a2V5',
    passwordSetAt: 1,
    createdAt: 1,
    modifiedAt: 1,
    resetCodeHash: null,
    resetCodeExpiresAt: null,
  };
};

test('finding and changing somebody costs no more among 10,000 people than among 100', async () => {
  const store = await openStore(undefined, false);
  /** Microseconds of processor time, which another process does not add to, for the newest person. */
  const costAmong = (people: number) => {
    const newest = person();
    for (let i = 1; i < people; i++) store.addUser(person());
    store.addUser(newest);
    const costs = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      for (let i = 0; i < 200; i++) {
        store.changeUser({ ...newest, name: `Anna ${i}` });
        expect(store.user(newest.email.toUpperCase())?.name).toBe(`Anna ${i}`);
      }
      const { user, system } = process.cpuUsage(before);
      return user + system;
    });
    return Math.min(...costs);
  };
  const few = costAmong(100);
  expect(costAmong(10_000) / few).toBeLessThan(4);
  store.close();
});
