import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { StartProblem } from './startProblem.ts';

test('serves on loopback alone, and no more once closed', async () => {
  const { url, port, close } = await listen((_, response) => response.end('here'), 0);
  expect(url).toBe(`http://localhost:${port}`);
  expect(await (await fetch(url)).text()).toBe('here');
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  await close();
  await expect(fetch(url)).rejects.toThrow();
});

test('a taken port is named, with the way out', async () => {
  const first = await listen((_, response) => response.end(), 0);
  const second = listen((_, response) => response.end(), first.port);
  await expect(second).rejects.toThrow(StartProblem);
  await expect(second).rejects.toThrow(
    `Port ${first.port} is taken: choose another, like PORT=3001 npm start.`,
  );
  await first.close();
});

test('a port taken on the other loopback address alone is taken too', async () => {
  const other = createServer();
  const port = await new Promise<number | undefined>((done) => {
    other.once('error', () => done(undefined));
    other.listen(0, '::1', () => done((other.address() as { port: number }).port));
  });
  if (port === undefined) return; // This machine has no ::1.
  await expect(listen((_, response) => response.end(), port)).rejects.toThrow('is taken');
  other.close();
  await (await listen((_, response) => response.end(), port)).close();
});
