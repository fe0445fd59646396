import { afterAll, expect, test } from 'vitest';
import { habits } from '#shared/habits/routes.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { makeToken } from '#testing/live/routes.ts';
import { startBenchApp } from './app.ts';

const app = await startBenchApp(engines);
afterAll(app.stop);

test('a call with a personal access token costs one read and one write more than a call with a session', async () => {
  const ada = await app.person('UTC');
  await ada.call(habits.create, { body: { name: 'Read', frequency: 'daily' } });
  const { token } = await makeToken(ada, { habits: 'read' });
  const list = ({ call }: Pick<typeof ada, 'call'>) => app.measure(() => call(habits.list, {}));
  const bySession = await list(ada);
  const byToken = await list(app.clientWith(token, 'UTC'));
  expect(byToken.result).toEqual(bySession.result);
  expect(byToken.reads - bySession.reads).toBe(1);
  expect(byToken.writes - bySession.writes).toBe(1);
  expect(byToken.calls).toEqual({ ...bySession.calls, GetItem: 1, UpdateItem: 1 });
});
