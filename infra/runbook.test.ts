import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { functionNames } from './functionNames.ts';
import { synthesize } from './stack.fixture.ts';

const root = join(import.meta.dirname, '..');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { resources, template } = synthesize({ stage: 'prod' });

const matches = (pattern: RegExp) => [...runbook.matchAll(pattern)].map(([, found]) => found ?? '');
const headings = matches(/^#+ (.+)$/gm);
const blocks = matches(/```sh\n([\s\S]*?)```/g);

/** The alarms of each function share a section. */
const sectionOf = (alarm: string): string => {
  const kind = alarm.split('-').at(-1);
  const [name] = alarm.split('-');
  return functionNames.some((one) => one === name) ? `function-${kind}` : alarm;
};

const alarms = Object.values(resources('AWS::CloudWatch::Alarm')).map(({ Properties }) =>
  String(Properties.AlarmName).replace('cairn-prod-', ''),
);

test('each alarm has a section with the first three things to look at', () => {
  expect(alarms.length).toBeGreaterThan(functionNames.length);
  for (const section of new Set(alarms.map(sectionOf))) {
    const text = runbook.split(`### ${section}\n`)[1]?.split('\n#')[0] ?? '';
    expect(text.match(/^[123]\. /gm), section).toEqual(['1. ', '2. ', '3. ']);
  }
});

test('each link within leads to a heading', () => {
  const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'));
  for (const link of matches(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(link);
});

test('each script that it calls is there', () => {
  for (const name of matches(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});

test('each setting is explained', () => {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
  for (const name of Object.keys(context.stages.prod)) expect(runbook).toContain(`\`${name}\``);
});

describe('the commands', () => {
  test.each(blocks.map((block, n) => ({ n, block })))('of block $n are bash', ({ block }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('ask for outputs that there are', () => {
    const outputs = Object.keys(template.findOutputs('*'));
    for (const name of matches(/\$\(output (\w+)\)/g)) expect(outputs).toContain(name);
  });

  test.each(['AWS::Lambda::Function', 'AWS::Logs::LogGroup'])(
    'find each %s of the API by its logical id',
    (type) => {
      const found = Object.keys(resources(type)).filter((id) => id.startsWith('Functions'));
      expect(found).toHaveLength(functionNames.length);
    },
  );
});
