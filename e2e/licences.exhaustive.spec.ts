import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { expect, test } from '#testing/browser/test.ts';

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

for (const [path, some] of [
  ['/licenses.txt', ['react', '@mantine/core', 'zod', 'swr', 'victory-core']],
  ['/licensesOfServiceWorker.txt', ['workbox-precaching', 'workbox-routing']],
] as const) {
  test(`${path} names the packages that the site ships, and no development tools`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/plain');
    const [, ...entries] = (await response.text()).split(/^## /m);
    const names = entries.map((entry) => entry.slice(0, entry.indexOf(' - ')));
    expect(names).toEqual(expect.arrayContaining([...some]));
    for (const [index, name] of names.entries()) {
      expect(packages[`node_modules/${name}`], name).toEqual({});
      expect(entries[index]).toMatch(/^\S+ - \S+ \(.+\)\n/);
    }
  });
}
