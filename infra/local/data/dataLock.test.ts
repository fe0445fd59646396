import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartProblem } from '../startProblem.ts';
import { openDataFolder } from './dataLock.ts';

const parent = mkdtempSync(join(tmpdir(), 'cairn-data-'));
afterAll(() => rmSync(parent, { recursive: true }));

test('a missing folder is created, and free again after its release', () => {
  const path = join(parent, 'new', 'deep');
  openDataFolder(path).release();
  openDataFolder(path).release();
});

test('the error for a folder in use by this process names it', () => {
  const path = join(parent, 'twice');
  const first = openDataFolder(path);
  expect(() => openDataFolder(path)).toThrow(StartProblem);
  expect(() => openDataFolder(path)).toThrow(`Another Cairn is running on the data in ${path}`);
  first.release();
});

test('a folder in use by another process is refused, and free once that process is killed', async () => {
  const path = join(parent, 'killed');
  const module = new URL('dataLock.ts', import.meta.url);
  const script = `import { openDataFolder } from ${JSON.stringify(module.href)};
    openDataFolder(${JSON.stringify(path)});
    // The garbage collector frees unreferenced objects, but not a lock.
    await new Promise((resolve) => setTimeout(resolve)); gc();
    await new Promise((resolve) => setTimeout(resolve)); gc();
    console.log('open'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  expect(() => openDataFolder(path)).toThrow('Another Cairn is running');
  other.kill('SIGKILL');
  await once(other, 'exit');
  openDataFolder(path).release();
});

test.each([
  ['a file', () => join(parent, 'file')],
  ['below a file', () => join(parent, 'file', 'below')],
])('a path that cannot be a folder is refused in one sentence: %s', (_, path) => {
  writeFileSync(join(parent, 'file'), '');
  expect(() => openDataFolder(path())).toThrow(
    /^The data folder .* can't be written \(\w+\): choose another folder with CAIRN_DATA_DIR\.$/,
  );
});

test.each([
  ['a missing layout', (path: string) => rmSync(join(path, 'layout'))],
  ['a later layout', (path: string) => writeFileSync(join(path, 'layout'), '6')],
])(
  'a folder that was used with %s is refused in one sentence, and stays unchanged',
  (what, make) => {
    const path = join(parent, what);
    openDataFolder(path).release();
    mkdirSync(join(path, 'identity'));
    openDataFolder(path).release();
    make(path);
    const before = readdirSync(path);
    for (const _ of ['first', 'again']) {
      expect(() => openDataFolder(path)).toThrow(
        /^Another version of Cairn wrote .*, in another format\. Choose another folder with CAIRN_DATA_DIR, or delete this one to start over\.$/,
      );
    }
    expect(readdirSync(path)).toEqual(before);
  },
);
