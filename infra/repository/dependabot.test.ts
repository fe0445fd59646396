import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseYaml } from '../../testing/stack/yaml.ts';

const root = join(import.meta.dirname, '../..');

const group = z.strictObject({ patterns: z.array(z.string()) });
const ignored = z.strictObject({
  'dependency-name': z.string(),
  'update-types': z.array(z.literal('version-update:semver-major')),
});
const update = z.strictObject({
  'package-ecosystem': z.enum(['npm', 'github-actions', 'pip']),
  directory: z.string(),
  schedule: z.strictObject({ interval: z.literal('weekly') }),
  'versioning-strategy': z.optional(z.literal('increase')),
  groups: z._default(z.record(z.string(), group), {}),
  ignore: z._default(z.array(ignored), []),
});
const schema = z.strictObject({ version: z.literal(2), updates: z.array(update) });

const text = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
const { updates } = schema.parse(parseYaml(text));

const manifest = z
  .pipe(
    z.object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
      optionalDependencies: z.record(z.string(), z.string()),
    }),
    z.transform((kinds) => Object.keys(Object.assign({}, ...Object.values(kinds)) as object)),
  )
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const filesLike = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => ['node_modules', 'dist'].includes(name) });

test('every file with versions is kept up to date', () => {
  const inUse = [
    ...filesLike('**/package.json').map((file) => ['npm', dirname(file)]),
    ...filesLike('.github/workflows/*.yml').map(() => ['github-actions', '.']),
    ...filesLike('**/*requirements.txt').map((file) => ['pip', dirname(file)]),
  ].map(([ecosystem, folder]) => `${ecosystem} ${join('/', folder as string)}`);
  const covered = updates.map((one) => `${one['package-ecosystem']} ${one.directory}`);
  expect(covered.toSorted()).toEqual([...new Set(inUse)].toSorted());
});

test('every group and exception matches a package that is used', () => {
  const patterns = updates.flatMap(({ groups, ignore }) => [
    ...Object.values(groups).flatMap((one) => one.patterns),
    ...ignore.map((one) => one['dependency-name']),
  ]);
  for (const pattern of patterns) {
    expect(manifest.filter((name) => matchesGlob(name, pattern))).not.toEqual([]);
  }
});

test('packages of one scope are updated together', () => {
  const grouped = updates.flatMap(({ groups }) => Object.values(groups));
  for (const scope of ['@aws-sdk', '@mantine']) {
    const own = manifest.filter((name) => name.startsWith(`${scope}/`));
    const groupOf = (name: string) =>
      grouped.findIndex(({ patterns }) => patterns.some((one) => matchesGlob(name, one)));
    expect(new Set(own.map(groupOf)).size).toBe(1);
    expect(own.map(groupOf)).not.toContain(-1);
  }
});

test('the list of exceptions begins with a reason', () => {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.indexOf('ignore:');
  expect(lines[start + 1]).toMatch(/^# /);
});
