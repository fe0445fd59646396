import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseYaml } from '../../testing/stack/yaml.ts';

const root = join(import.meta.dirname, '../..');

const update = z.object({ 'package-ecosystem': z.string(), directory: z.string() });
const { updates } = z
  .object({ updates: z.array(update) })
  .parse(parseYaml(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')));

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
