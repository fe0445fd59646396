import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { coreOnly, exhaustiveName } from '../../testTiers.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

/**
 * `npm run mutations -- [--core] [words of its name]` introduces one bug at a time in a copy of the working tree, and
 * prints which test notices it. With `--core` it runs only the tests of `npm test`. It exits with 1 if no test notices
 * a bug. Without the bugs the tests must pass.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { core: { type: 'boolean', default: false } },
});
const wanted = positionals.join(' ');
const chosen = mutations.filter(({ name, file }) => `${name} ${file}`.includes(wanted));

const copy = mkdtempSync(join(tmpdir(), 'cairn-mutations-'));
const remove = () => rmSync(copy, { recursive: true, force: true });
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
const gone = new Set(
  execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0'),
);
for (const file of execFileSync('git', git, { encoding: 'utf8' }).split('\0')) {
  if (file && !gone.has(file)) cpSync(file, join(copy, file));
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

const report = join(copy, 'report.json');

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});
const suite = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

const failedSpecs = ({ specs, suites = [] }: z.infer<typeof suite>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedSpecs),
];

/** The first test that fails, or undefined. */
const noticing = ({ tests: all, named = '' }: Mutation): string | undefined => {
  const tests = all.filter((file) => !values.core || !file.includes('.exhaustive.'));
  if (tests.length === 0) return undefined;
  const isOfBrowser = tests.some((file) => file.endsWith('.spec.ts'));
  const notExhaustive = values.core ? `(?!.*${exhaustiveName})` : '';
  const command = isOfBrowser
    ? [
        ...['playwright', 'test', '--reporter=json', '--max-failures=1', '-g', named],
        ...(values.core ? coreOnly.playwright : []),
      ]
    : [
        ...['vitest', 'run', '--bail=1', '--reporter=json', `--outputFile.json=${report}`],
        ...['-t', `^${notExhaustive}(?=.*(?:${named}))`],
      ];
  rmSync(report, { force: true });
  spawnSync(process.execPath, ['run.mjs', ...command, ...tests], {
    cwd: copy,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'));
  if (isOfBrowser) return playwrightReport.parse(read).suites.flatMap(failedSpecs)[0];
  const results = vitestReport.parse(read).testResults.flatMap((file) => file.assertionResults);
  return results.find(({ status }) => status === 'failed')?.fullName;
};

const missed: string[] = [];
for (const mutation of chosen) {
  const { name, file, find, replace } = mutation;
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} has this ${parts.length - 1} times: ${find}`);
  writeFileSync(path, parts.join(replace));
  const test = noticing(mutation);
  writeFileSync(path, source);
  if (!test) missed.push(name);
  console.log(test ? `killed    ${name}\n          by ${test}` : `SURVIVED  ${name} (${file})`);
}
console.log(`\n${chosen.length - missed.length} killed, ${missed.length} survived`);
process.exitCode = missed.length > 0 || chosen.length === 0 ? 1 : 0;
