import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseYaml } from '../../testing/stack/yaml.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');

const permissions = z.record(z.string(), z.enum(['read', 'write']));
const step = z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) });
const job = z.object({
  environment: z.optional(z.object({ name: z.string() })),
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  if: z.optional(z.string()),
  uses: z.optional(z.string()),
  permissions: z.optional(permissions),
  steps: z._default(z.array(step), []),
});
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions,
  jobs: z.record(z.string(), job),
});

const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = (file: string) => workflow.parse(parseYaml(textOf(file)));
const runsOf = (file: string) =>
  Object.values(read(file).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe.each(files)('%s', (file) => {
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

  test('calls only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const called = runsOf(file).flatMap((run) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name),
    );
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });
});

test('a deployment starts only by hand or by a tag, after all tests, and needs an approval', () => {
  const { on, jobs } = read('deploy.yml');
  expect(Object.keys(on).sort()).toEqual(['push', 'workflow_dispatch']);
  expect(Object.keys(on.push as object)).toEqual(['tags']);
  expect(jobs.deploy?.needs).toEqual(['test', 'nightly']);
  expect(jobs.test?.uses).toBe('./.github/workflows/ci.yml');
  expect(jobs.nightly?.uses).toBe('./.github/workflows/nightly.yml');
  expect(runsOf('nightly.yml')).toEqual(
    expect.arrayContaining(['npm run test:all', 'npm audit --audit-level=high']),
  );
  // The caller must grant the permissions that the nightly job needs, because CodeQL reports its findings.
  expect(jobs.nightly?.permissions).toEqual(read('nightly.yml').jobs.codeql?.permissions);
  expect(jobs.deploy?.environment?.name).toContain('inputs.stage');
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
