import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('jobs of one key run one after the other, even after a failure, and other jobs do not wait', async () => {
  const events: string[] = [];
  const work = (name: string, ms: number, error?: Error) => async () => {
    events.push(`${name} begins`);
    await pause(ms);
    events.push(`${name} ends`);
    if (error) throw error;
    return name;
  };
  const outcomes = await Promise.allSettled([
    inTurn('ada', work('a', 20, new Error('broken'))),
    inTurn('ada', work('b', 0)),
    inTurn('eve', work('c', 0)),
    inTurn('ada', work('d', 0)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    ...['fulfilled', 'fulfilled', 'fulfilled'],
  ]);
  const ofAda = events.filter((event) => !event.startsWith('c'));
  expect(ofAda).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'd begins', 'd ends']);
  expect(events.indexOf('c ends')).toBeLessThan(events.indexOf('a ends'));
});
