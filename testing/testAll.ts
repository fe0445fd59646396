import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';

/**
 * Runs all checks of the project one after the other, even if one fails. The last line is the total of their tests.
 * With the argument `all` it runs every test. Without it, files named `*.exhaustive.*` are left out. So are tests
 * with `@exhaustive` in their own name or in the name of their `describe`. Properties are then tried less often
 * (`shared/core/runs.fixture.ts`).
 */

const isAll = process.argv[2] === 'all';
const coreOnly = {
  vitest: isAll ? '' : "'--project=!exhaustive' '--testNamePattern=^(?!.*@exhaustive)'",
  playwright: isAll ? '' : "'--grep-invert=@exhaustive|\\.exhaustive\\.'",
};

const reports = mkdtempSync(join(tmpdir(), 'cairn-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
/** The output of the reporter `default`, and a file for this script. */
const reporters = `--reporter=default --reporter=json '--outputFile.json=${vitestReport}'`;

const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  ...(isAll && { CAIRN_ALL: '1' }),
};

/** How many tests passed, and the name and message of each that failed. */
type Result = { passed: number; failed: readonly string[] };

const testFileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
  ),
});

/** The failed tests of a file, or the file itself if it failed outside its tests, for example in a hook. */
const failedTests = (one: z.infer<typeof testFileSchema>): string[] => {
  const file = relative('.', one.name);
  const failed = one.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [why = ''] }) => {
      const lines = why.split('\n').filter((line) => !line.includes('node_modules'));
      return [`${file} › ${fullName}`, ...lines.slice(0, 12)].join('\n    ');
    });
  return one.status === 'failed' && failed.length === 0
    ? [`${file} ${one.message || 'failed outside its tests, see above'}`]
    : failed;
};

const vitestSchema = z.pipe(
  z.object({ numPassedTests: z.int(), testResults: z.array(testFileSchema) }),
  z.transform(
    ({ numPassedTests, testResults }): Result => ({
      passed: numPassedTests,
      failed: testResults.flatMap(failedTests),
    }),
  ),
);

const suiteSchema = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.int(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

const failedSpecs = ({ specs, suites = [] }: z.infer<typeof suiteSchema>): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

const playwrightSchema = z.pipe(
  z.object({
    stats: z.object({ expected: z.int(), flaky: z.int() }),
    suites: z.array(suiteSchema),
  }),
  z.transform(
    ({ stats, suites }): Result => ({
      passed: stats.expected + stats.flaky,
      failed: suites.flatMap(failedSpecs),
    }),
  ),
);

/**
 * These suites also run on unkind stand-ins, which throttle and repeat calls as AWS sometimes does. A throttled call is
 * sent again later. So the list leaves out suites that cut off each call in turn, time a call, or try many random
 * orders of a habit's days. It also leaves out the digest's suite, because a full quota delays its mails.
 */
const unkindSuites = [
  ...['broken', 'look', 'reminders', 'snooze', 'timer'].map(
    (suite) => `functions/workers/reminders/${suite}.integration`,
  ),
  'functions/workers/deliveries',
  'functions/workers/mailFeedback',
  'functions/api/skills/deletion',
];

type Step = {
  title: string;
  command: string;
  report?: () => Result;
  /** Files with more details of a failed test. On a CI machine only the output survives. */
  details?: string;
  /** Environment variables for this step only. */
  more?: Readonly<Record<string, string>>;
};

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const steps: readonly Step[] = [
  { title: 'Format and lint', command: 'biome ci .' },
  { title: 'Types', command: 'tsc --noEmit -p .' },
  { title: 'Types of the service worker', command: 'tsc --noEmit -p frontend/src/worker' },
  { title: 'Messages', command: 'lingui check sync --clean --overwrite' },
  { title: 'Site', command: 'vite build --logLevel warn' },
  {
    title: 'Unit, handler, integration and infrastructure tests',
    command: `vitest run --project=!source ${coreOnly.vitest} ${reporters}`,
    report: () => vitestSchema.parse(read(vitestReport)),
  },
  ...(isAll
    ? [
        {
          title: 'Workers and handlers on unkind stand-ins',
          command: `vitest run --project=integration ${unkindSuites.join(' ')} ${reporters}`,
          report: () => vitestSchema.parse(read(vitestReport)),
          more: { CAIRN_UNKIND: '1' },
        },
      ]
    : []),
  {
    title: 'Browser tests',
    command: `playwright test ${coreOnly.playwright} --reporter=list,json`,
    report: () => playwrightSchema.parse(read(playwrightReport)),
    details: 'test-results/*/error-context.md',
  },
];

/** Runs a step. If it fails without a failed test, or without a report, that counts as one failure. */
function run({ title, command, report, more }: Step): Result {
  console.log(`\n== ${title}: ${command.split(' --', 1)[0]}`);
  const { status } = spawnSync(`node run.mjs ${command}`, {
    shell: true,
    stdio: 'inherit',
    env: { ...env, ...more },
  });
  try {
    const result = report?.() ?? { passed: 0, failed: [] };
    return status === 0 || result.failed.length > 0 ? result : { ...result, failed: [title] };
  } catch (error) {
    return { passed: 0, failed: [`${title} left no report: ${error}`] };
  }
}

const minutesSince = (start: number) => `${((Date.now() - start) / 60_000).toFixed(1)} min`;

const started = Date.now();
const took: string[] = [];
const results = steps.map((step) => {
  const start = Date.now();
  const result = run(step);
  if (result.failed.length > 0)
    for (const path of globSync(step.details ?? [])) console.log(`\n${readFileSync(path, 'utf8')}`);
  took.push(`${minutesSince(start)}  ${step.title}`);
  return result;
});
rmSync(reports, { recursive: true });

const failed = results.flatMap((result) => result.failed);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
if (failed.length > 0) console.log(`\nFailed:\n- ${failed.join('\n- ')}`);
console.log(`\n${took.join('\n')}\n${minutesSince(started)}  altogether`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
