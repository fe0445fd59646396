import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'cairn-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file that run.mjs can run. */
function program(name: string, text: string): string {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, text);
  return path;
}

function start(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { stdio: 'pipe', ...options });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const closed = once(child, 'close').then(([code, signal]) => ({ end: code ?? signal, said }));
  const until = async (text: string) => {
    while (!said.includes(text)) await setTimeout(20);
  };
  return { child, closed, until, text: () => said };
}

const run = (...args: string[]) => start(process.execPath, [join(root, 'run.mjs'), ...args]);

test('run.mjs passes on arguments and the exit code, and its Node is first on the PATH', async () => {
  const path = program(
    'says',
    `const given: string[] = process.argv.slice(2);
    console.log(JSON.stringify({ given, node: process.execPath, path: process.env.PATH }));
    process.exitCode = 7;`,
  );
  const { end, said } = await run(path, '--flag', 'two words', '$HOME').closed;
  const { given, node, path: PATH } = JSON.parse(said);
  expect(given).toEqual(['--flag', 'two words', '$HOME']);
  expect(PATH.split(delimiter).slice(0, 2)).toEqual([
    dirname(node),
    join(root, 'node_modules/.bin'),
  ]);
  expect(end).toBe(7);
});

test('run.mjs runs a tool of node_modules, and reports a missing tool', async () => {
  expect(await run('tsc', '--version').closed).toEqual({
    end: 0,
    said: expect.stringMatching(/^Version \d+/),
  });
  expect(await run('nothing').closed).toEqual({
    end: 1,
    said: expect.stringMatching(/^nothing can't be started: .*ENOENT\n$/),
  });
});

describe('signals', () => {
  /** Prints each signal, and ends at SIGTERM. Signals stay in order, so a duplicate would be printed before SIGTERM. */
  const listens = program(
    'listens',
    `for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const)
      process.on(signal, () => {
        console.log(signal);
        if (signal === 'SIGTERM') process.exit(3);
      });
    setInterval(() => {}, 1000);
    console.log('run.mjs is ' + process.ppid);`,
  );

  test.each(['SIGINT', 'SIGHUP'] as const)('%s is passed on, and so is SIGTERM', async (signal) => {
    const { child, closed, until } = run(listens);
    await until('run.mjs is');
    child.kill(signal);
    await until(signal);
    child.kill('SIGTERM');
    const { end, said } = await closed;
    expect(said.trim().split('\n')).toEqual([`run.mjs is ${child.pid}`, signal, 'SIGTERM']);
    expect(end).toBe(3);
  });

  test.runIf(process.platform === 'linux')('Ctrl-C in a terminal counts once', async () => {
    // `exec`, because a shell in between would end itself on Ctrl-C.
    const command = `exec '${process.execPath}' '${join(root, 'run.mjs')}' '${listens}'`;
    const { child, closed, until, text } = start('script', ['-qec', command, '/dev/null']);
    await until('run.mjs is');
    child.stdin?.write('\x03');
    await until('SIGINT');
    process.kill(Number(/run.mjs is (\d+)/.exec(text())?.[1]), 'SIGTERM');
    const { end, said } = await closed;
    expect(said.match(/SIG\w+/g)).toEqual(['SIGINT', 'SIGTERM']);
    expect(end).toBe(3);
  });

  test('if the child ends by a signal, run.mjs ends by the same one', async () => {
    const path = program('kills', `process.kill(process.pid, 'SIGKILL');`);
    expect(await run(path).closed).toEqual({ end: 'SIGKILL', said: '' });
  });
});

test('before npm ci, run.mjs says what to do', async () => {
  const bare = join(folder, 'bare');
  for (const file of ['run.mjs', 'infra/node/chooseNode.mjs'])
    cpSync(join(root, file), join(bare, file), { recursive: true });
  const { closed } = start(process.execPath, [join(bare, 'run.mjs'), 'infra/local/start.ts']);
  expect(await closed).toEqual({
    end: 1,
    said: 'Cairn is not installed yet: run npm ci first.\n',
  });
});

describe('the scripts', () => {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const { scripts } = JSON.parse(text('package.json'));

  test('all use run.mjs, and `npm start` replaces its shell, so that signals reach run.mjs', () => {
    for (const script of Object.values(scripts)) expect(script).toMatch(/^(exec )?node run\.mjs /);
    expect(scripts.start).toMatch(/^exec /);
  });

  test('in the README exist, and are run on each Node or each night', () => {
    const tried = text('infra/node/tryNodes.mjs') + text('.github/workflows/nightly.yml');
    for (const [, name = ''] of text('README.md').matchAll(/npm run ([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(name);
      expect(tried).toMatch(new RegExp(`'run ${name}'|npm run ${name}$`, 'm'));
    }
    for (const [, name = ''] of tried.matchAll(/'run ([\w:]+)'/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});
