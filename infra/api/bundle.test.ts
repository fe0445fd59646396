import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundle } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'cairn-bundle-'));
const outdir = join(folder, 'out');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('makes one CommonJS file per entry, with all of its imports', async () => {
  write('said.ts', "export const said = (name: string): string => 'hello, ' + name;");
  const entry = (name: string) =>
    write(
      `${name}.ts`,
      `import { said } from './said.ts'; export const handler = async () => said('${name}');`,
    );
  await bundle({ entries: { gone: entry('gone') }, outdir });
  const sizes = await bundle({ entries: { one: entry('one'), two: entry('two') }, outdir });

  expect(sizes.map(({ name }) => name)).toEqual(['one', 'two']);
  for (const { name, raw } of sizes)
    expect(raw).toBe(statSync(join(outdir, name, 'index.cjs')).size);
  expect(readdirSync(outdir).toSorted()).toEqual(['one', 'two']);
  expect(readdirSync(join(outdir, 'one')).toSorted()).toEqual(['index.cjs', 'index.cjs.map']);
  const { handler } = createRequire(import.meta.url)(join(outdir, 'two/index.cjs'));
  expect(await handler()).toBe('hello, two');
});
