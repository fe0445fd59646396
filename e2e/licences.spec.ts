import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { expect, test } from './test.ts';

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

test('the site says whose work it ships, and ships nothing of the tools', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  const [, ...entries] = (await response.text()).split(/^## /m);
  const names = entries.map((entry) => entry.slice(0, entry.indexOf(' - ')));
  expect(names).toEqual(expect.arrayContaining(['react', '@mantine/core', 'zod', 'd3-scale']));
  for (const [index, name] of names.entries()) {
    expect(packages[`node_modules/${name}`], name).toEqual({});
    expect(entries[index]).toMatch(/^\S+ - \S+ \(.+\)\n/);
  }
});
