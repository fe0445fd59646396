import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

/** Every check of the project in turn, each to its end; the last line is the sum of their tests. */

type Counts = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'cairn-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };

/** A file that can't even be imported has no failed test of its own. */
const vitestSchema = z
  .object({
    numPassedTests: z.int(),
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(({ numPassedTests, testResults }): Counts => {
    const failedIn = testResults.map(({ status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').length;
      return status === 'failed' ? Math.max(1, tests) : tests;
    });
    return { passed: numPassedTests, failed: failedIn.reduce((sum, n) => sum + n, 0) };
  });

const playwrightSchema = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })
  .transform(
    ({ stats }): Counts => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  );

type Step = { title: string; command: string; count?: () => Counts };

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const steps: readonly Step[] = [
  { title: 'Format and lint', command: 'biome ci .' },
  { title: 'Types', command: 'tsc --noEmit -p .' },
  { title: 'Site', command: 'vite build --logLevel warn' },
  {
    title: 'Unit, handler, integration and infrastructure tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    count: () => vitestSchema.parse(read(vitestReport)),
  },
  {
    title: 'Browser tests',
    command: 'playwright test --reporter=list,json',
    count: () => playwrightSchema.parse(read(playwrightReport)),
  },
];

/** A step that fails without a failed test, or that leaves no report, counts as one failed. */
function run({ title, command, count }: Step): Counts {
  console.log(`\n== ${title}: ${command.split(' --', 1)[0]}`);
  const { status } = spawnSync(`node run.mjs ${command}`, { shell: true, stdio: 'inherit', env });
  const none: Counts = { passed: 0, failed: 0 };
  let counts = none;
  try {
    counts = count?.() ?? none;
  } catch (error) {
    console.error(`${title} left no report:`, error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

const results = steps.map((step) => ({ ...step, ...run(step) }));
rmSync(reports, { recursive: true });

const broken = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
if (broken.length > 0) console.log(`\nNot as it should be: ${broken.join('; ')}`);
const sum = (of: keyof Counts) => results.reduce((total, counts) => total + counts[of], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;
