import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** Licences under which a closed product may ship copies, if it lists them like the site's `/licenses.txt`. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/**
 * Whether an SPDX expression allows shipping. With OR, one permissive licence is enough. With AND, all must be
 * permissive. A person must read an expression that has both.
 */
const mayShip = (expression: string | undefined): boolean => {
  const text = (expression ?? '').replace(/^\((.*)\)$/, '$1');
  const any = text.split(' OR ');
  const all = text.split(' AND ');
  return any.length > 1
    ? any.some((name) => permissive.has(name))
    : all.every((name) => permissive.has(name));
};

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
      license: z.optional(z.string()),
    }),
  ),
});

/**
 * All packages that package.json's dependencies install, including those in the bundles. Optional packages (the
 * table engine, and the local run's Node) never ship, but must follow the same rule. `devOptional` packages are
 * only needed for development here.
 */
const { packages } = lockfile.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
);
const shipped = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { license }]) => [path.replace(/^.*node_modules\//, ''), license] as const);

test('the packages that ship are found', () => {
  expect(shipped.map(([name]) => name)).toEqual(
    expect.arrayContaining(['react', 'zod', '@aws-sdk/client-dynamodb', 'swr', 'tslib']),
  );
});

test.each(shipped)('%s may ship under %s', (_, license) => {
  expect(mayShip(license)).toBe(true);
});

test.each(['GPL-3.0-or-later', 'MIT AND LGPL-2.1-only', 'UNLICENSED', undefined])(
  'nothing may ship under %s',
  (license) => {
    expect(mayShip(license)).toBe(false);
  },
);
