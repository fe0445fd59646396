import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loggedFields } from '#testing/loggedFields.ts';
import { functionNames } from './api/functionNames.ts';
import { queueNames } from './api/queueSettings.ts';
import { markdownBlocks } from './checks/markdownBlocks.ts';
import { type Resource, synthesize } from './stack.fixture.ts';

const root = join(import.meta.dirname, '..');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { resources, template } = synthesize({ stage: 'prod' });

const matches = (pattern: RegExp) => [...runbook.matchAll(pattern)].map(([, found]) => found ?? '');
const blocksOf = (language: string) => markdownBlocks(runbook, language);
const blocks = blocksOf('sh');
const queries = blocks.flatMap((block) =>
  [...block.matchAll(/^ *ask "\$(\w+)" '([^']+)'/gm)].map(([, groups = '', query = '']) => ({
    groups,
    query,
  })),
);

/** The runbook's section for an alarm. The alarms of all functions share a section. */
const sectionOf = (alarm: string): string => {
  const kind = alarm.split('-').at(-1);
  const [name] = alarm.split('-');
  const isOfFunction = kind === 'errors' || kind === 'throttles';
  return isOfFunction && functionNames.some((one) => one === name) ? `function-${kind}` : alarm;
};

const alarmsOf = (settings: Record<string, string>) => {
  const { template, atTheEdge } = synthesize({ stage: 'prod', ...settings });
  return [template, ...Object.values(atTheEdge)]
    .flatMap((one) => Object.values(one.findResources('AWS::CloudWatch::Alarm')))
    .map(({ Properties }) => String(Properties.AlarmName).replace('cairn-prod-', ''));
};
const alarms = alarmsOf({
  alarmEmail: 'ops@example.com',
  senderEmail: 'cairn@example.com',
  region: 'eu-central-1',
});

/** Logs Insights itself adds `@log`. */
const fieldsOfLines: string[] = [...Object.values(loggedFields).flat(), '@log'];
const accessLine: Record<string, string> = JSON.parse(
  Object.values(resources('AWS::ApiGatewayV2::Stage'))[0]?.Properties.AccessLogSettings.Format,
);

const wordsOfQueries = /^(filter|stats|sort|limit|count|sum|max|pct|as|by|asc|desc|and|in|like)$/;

/** The fields of log lines in a query. Leaves out the names that the query gives to its results. */
const fieldsIn = (query: string): string[] => {
  const names = query.replaceAll(/"[^"]*"|\/[^/]+\//g, '');
  const given = [...names.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  return (names.match(/@?[a-z][\w.]*/gi) ?? []).filter(
    (name) => !wordsOfQueries.test(name) && !given.includes(name),
  );
};

test('each alarm has a section with the first three things to look at', () => {
  expect(alarms.length).toBeGreaterThan(functionNames.length);
  for (const section of new Set(alarms.map(sectionOf))) {
    const text = runbook.split(`### ${section}\n`)[1]?.split('\n#')[0] ?? '';
    expect(text.match(/^[123]\. /gm), section).toEqual(['1. ', '2. ', '3. ']);
  }
});

test('each npm script in the runbook exists', () => {
  for (const name of matches(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});

test('each setting is explained', () => {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8'));
  for (const name of Object.keys(context.stages.prod)) expect(runbook).toContain(`\`${name}\``);
});

test('the runbook names the resources that a deleted stack leaves, and these refer to no deleted resource', () => {
  const { template } = synthesize({ stage: 'prod', senderEmail: 'cairn@example.com' });
  const kept = Object.entries<Resource>(template.toJSON().Resources).filter(
    ([, { DeletionPolicy }]) => String(DeletionPolicy).startsWith('Retain'),
  );
  const text = runbook.split('### The stack was deleted\n')[1]?.split('\n#')[0] ?? '';
  expect(kept).toHaveLength(3);
  for (const [id, { Properties }] of kept) {
    expect(text).toContain(`(\`${id.replace(/[0-9A-F]{8}$/, '')}…\`)`);
    const { LambdaConfig: _, ...rest } = Properties;
    expect(JSON.stringify(rest)).not.toMatch(/"(Ref|Fn::GetAtt)":(?!"AWS::)/);
  }
});

describe('the commands', () => {
  test.each(blocks.map((block, n) => ({ n, block })))('of block $n are valid bash', ({ block }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('are in blocks, and never in running text', () => {
    const text = runbook.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
    const inline = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
    expect(inline.length).toBeGreaterThan(0);
    // A command that the text only mentions is not a step, for example `npm run destroy`.
    const commands = inline.filter((code) => /^(aws|npx|git|curl|filter|stats|fields) /.test(code));
    expect(commands).toEqual([]);
  });

  test('use existing outputs', () => {
    const outputs = Object.keys(template.findOutputs('*'));
    const asked = matches(/(?:\$\(|^)output (\w+)\)?/gm);
    expect(asked.length).toBeGreaterThan(2);
    for (const name of asked) expect(outputs).toContain(name);
  });

  test.each([
    ['FUNCTIONS', functionNames.length],
    ['MAPPINGS', queueNames.length],
    ['LOGS', functionNames.length],
    ['ACCESS_LOG', 1],
  ])('find the resource of %s by its logical id', (variable, count) => {
    const [, type = '', prefix = ''] =
      new RegExp(`^${variable}=\\$\\(resources (\\S+) (\\w+)\\)$`, 'm').exec(runbook) ?? [];
    const found = Object.keys(resources(type)).filter((id) => id.startsWith(prefix));
    expect(found).toHaveLength(count);
  });
});

test.each(blocksOf('json').map((block, n) => ({ n, block })))(
  'policy $n is valid JSON',
  ({ block }) => {
    expect(JSON.parse(block)).toMatchObject({ Version: '2012-10-17' });
  },
);

test('the role for diffs may read templates of dev, and nothing else', () => {
  const statements = blocksOf('json').flatMap((block) => JSON.parse(block).Statement);
  const [, ...others] = statements;
  expect(others).toEqual([
    {
      Effect: 'Allow',
      Action: 'cloudformation:GetTemplate',
      Resource: 'arn:aws:cloudformation:REGION:ACCOUNT:stack/cairn-dev/*',
    },
  ]);
});

describe('the queries', () => {
  test('are all found by this test', () => {
    expect(queries).toHaveLength(matches(/^ *(ask) "/gm).length);
    expect(queries.length).toBeGreaterThan(3);
  });

  test.each(queries)('$query', ({ groups, query }) => {
    const known = groups === 'LOGS' ? fieldsOfLines : Object.keys(accessLine);
    expect(fieldsIn(query).filter((field) => !known.includes(field))).toEqual([]);
  });
});
