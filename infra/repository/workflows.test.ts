import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseYaml } from '../../testing/stack/yaml.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');

const permissions = z.record(z.string(), z.enum(['read', 'write']));
const step = z.strictObject({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  uses: z.optional(z.string()),
  with: z.optional(z.record(z.string(), z.unknown())),
  env: z.optional(z.record(z.string(), z.string())),
  run: z.optional(z.string()),
});
const job = z.looseObject({
  uses: z.optional(z.string()),
  'timeout-minutes': z.optional(z.int()),
  'runs-on': z.optional(z.literal('ubuntu-latest')),
  environment: z.optional(z.object({ name: z.string() })),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  strategy: z.optional(z.object({ matrix: z.object({ node: z.array(z.int()) }) })),
  if: z.optional(z.string()),
  permissions: z.optional(permissions),
  steps: z._default(z.array(step), []),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.unknown(),
  jobs: z.record(z.string(), job),
});

const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = (file: string) => workflow.parse(parseYaml(textOf(file)));
const stepsOf = (file: string) => Object.values(read(file).jobs).flatMap(({ steps }) => steps);
const runsOf = (file: string) => stepsOf(file).flatMap(({ run }) => run ?? []);

describe.each(files)('%s', (file) => {
  test('is a valid workflow', () => {
    expect(Object.keys(read(file).jobs).length).toBeGreaterThan(0);
  });

  test('may only read the repository, unless a job needs more', () => {
    expect(Object.values(read(file).permissions)).not.toContain('write');
    for (const { permissions: own = {}, steps } of Object.values(read(file).jobs)) {
      const lent = steps.some(({ uses }) => uses?.startsWith('aws-actions/'));
      expect(own['id-token']).toBe(lent ? 'write' : undefined);
      expect(own.contents ?? 'read').toBe('read');
    }
  });

  test('pins each action to the hash of a commit', () => {
    const used = [...textOf(file).matchAll(/^ *-? *uses: (.+)$/gm)].map(([, action]) => action);
    const remote = used.filter((action) => !action?.startsWith('./'));
    for (const action of remote) expect(action).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d/);
  });

  test('uses no stored secret, and never runs code of a fork with our permissions', () => {
    expect(textOf(file)).not.toContain('secrets.');
    expect(read(file).on).not.toHaveProperty('pull_request_target');
  });

  test('puts no text from outsiders into a script', () => {
    for (const run of runsOf(file)) expect(run).not.toContain('${{');
  });

  test('runs on Node 24, after npm ci, with a timeout', () => {
    for (const { steps, uses, ...rest } of Object.values(read(file).jobs)) {
      if (uses === undefined) expect(rest['timeout-minutes']).toBeLessThanOrEqual(60);
      const npm = steps.findIndex(({ run }) => run?.startsWith('npm'));
      if (npm < 0) continue;
      expect(steps[npm]?.run).toBe('npm ci');
      const node = steps.find((one) => one.uses?.startsWith('actions/setup-node@'));
      expect(node?.with).toMatchObject({ 'node-version': 24 });
    }
  });

  test('calls only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const called = runsOf(file).flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    );
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });
});

test('CI tries the whole README on each Node that it allows', () => {
  const { on, jobs } = read('ci.yml');
  expect(on).toHaveProperty('pull_request');
  expect(jobs.test?.strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(runsOf('ci.yml')).toEqual(['node infra/node/tryNodes.mjs --whole "$NODE"']);
});

const runsOfJob = (file: string, name: string) =>
  read(file).jobs[name]?.steps.flatMap(({ run }) => run ?? []);

test('each night runs the core of the browser tests in the other engines', () => {
  const steps = read('nightly.yml').jobs.engines?.steps ?? [];
  const tests = steps.filter(({ run }) => run?.startsWith('npm run test:e2e'));
  expect(tests.map(({ env }) => env?.CAIRN_ENGINE)).toEqual(['firefox', 'webkit']);
});

test('each night runs every test, npm audit, and schemathesis on the OpenAPI document', () => {
  expect(read('nightly.yml').on).toHaveProperty('schedule');
  expect(runsOfJob('nightly.yml', 'test')).toEqual(['npm ci', 'npm run test:all']);
  expect(runsOfJob('nightly.yml', 'audit')).toEqual(['npm ci', 'npm audit --audit-level=high']);
  expect(runsOfJob('nightly.yml', 'schemathesis')).toEqual([
    'npm ci',
    'infra/checks/schemathesis.sh',
  ]);
});

test('each external check that CONTRIBUTING names runs in a workflow', () => {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const named = [...contributing.matchAll(/^(?:node run\.mjs )?infra\/checks\/\S+/gm)];
  expect(named).toHaveLength(3);
  const runs = files.flatMap(runsOf);
  for (const [command] of named) expect(runs).toContain(command);
});

test('a deployment runs after all tests, in an environment, and starts only by hand or by a tag', () => {
  const { on, jobs } = read('deploy.yml');
  expect(Object.keys(on).sort()).toEqual(['push', 'workflow_dispatch']);
  expect(Object.keys(on.push as object)).toEqual(['tags']);
  expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
  expect(jobs.nightly?.uses).toBe('./.github/workflows/nightly.yml');
  // The caller must grant the permissions that the nightly job needs, because CodeQL reports its findings.
  expect(jobs.nightly?.permissions).toEqual(read('nightly.yml').jobs.codeql?.permissions);
  expect(jobs.deploy?.needs).toEqual(['test', 'nightly']);
  expect(jobs.deploy?.environment?.name).toContain('inputs.stage');
});

test('a deployment ends with a smoke test', () => {
  expect(runsOf('deploy.yml').at(-1)).toBe('npm run smoke -- "$URL"');
});

test('for a pull request from a fork, the job with a role does not run, nor do the jobs that need it', () => {
  const { jobs } = read('diff.yml');
  expect(jobs.deployed?.if).toContain('head.repo.full_name == github.repository');
  expect(jobs.diff?.needs).toBe('deployed');
  expect(jobs.comment?.needs).toBe('diff');
  expect(jobs.comment?.permissions).toEqual({ 'pull-requests': 'write' });
});

test('the code of a pull request never runs with a role or a token that can write', () => {
  const onPullRequest = files.filter((file) => 'pull_request' in read(file).on);
  const trusted = onPullRequest
    .flatMap((file) => Object.values(read(file).jobs))
    .filter(({ permissions: own = {} }) => Object.values(own).includes('write'));
  expect(trusted).toHaveLength(2);
  for (const { steps, needs = '' } of trusted) {
    // No checkout, no cache and no artifact, because the pull request could have written any of them.
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !action.startsWith('aws-actions/'))).toEqual([]);
    for (const { run = '' } of steps) expect(run).not.toMatch(/\b(npm|npx|node|git|bash|source)\b/);
    expect(['', 'diff']).toContain(needs);
  }
});

test('the workflow for a pull request makes one AWS call, which reads the template of dev', () => {
  const [read = ''] = runsOf('diff.yml').filter((run) => /\baws /.test(run));
  expect(read).toMatch(/aws cloudformation get-template --stack-name cairn-dev /);
  expect([...read.matchAll(/\baws /g)]).toHaveLength(1);
});
