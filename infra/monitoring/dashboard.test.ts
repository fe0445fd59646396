import { expect, test } from 'vitest';
import { functionNames } from '../api/functionNames.ts';
import { synthesize } from '../stack.fixture.ts';

const { only } = synthesize({ stage: 'prod' });
const { DashboardBody, DashboardName } = only('AWS::CloudWatch::Dashboard').Properties;

/** The dashboard's JSON as CloudWatch reads it. References are replaced by their names. */
const text: string = DashboardBody['Fn::Join'][1]
  .map((part: string | { Ref?: string; 'Fn::GetAtt'?: string[] }) =>
    typeof part === 'string' ? part : (part.Ref ?? part['Fn::GetAtt']?.join('.')),
  )
  .join('');

type Widget = {
  readonly properties: { readonly title: string; readonly metrics?: unknown[][]; query?: string };
};
const { widgets } = JSON.parse(text) as { widgets: Widget[] };
const widget = (title: string) =>
  JSON.stringify(widgets.find(({ properties }) => properties.title.startsWith(title)) ?? null);

test('the dashboard has the name of its stage', () => expect(DashboardName).toBe('cairn-prod'));

test.each([
  ['Alarms', ['Alarmsservererrors', 'Alarmsslowcalls']],
  ['Traffic and errors', ['"Count"', '"4xx"', '"5xx"']],
  ['Latency of the API', ['"p50"', '"p95"', '"p99"']],
  ['Routes', ['pct(latency, 50)', 'pct(latency, 95)', 'pct(latency, 99)', 'by route']],
  ['Throttled', ['"ThrottledCalls"', '"Throttles"', '"ReadThrottleEvents"']],
  ['Errors', ['"Errors"', '"SystemErrors"']],
  ['Cold starts and sign-in failures', ['"ColdStarts"', '"SignInFailures"']],
  ['Functions at once', ['"ConcurrentExecutions"']],
  ['Capacity', ['"ConsumedReadCapacityUnits"', '"ConsumedWriteCapacityUnits"']],
  ['Cost: compute', ['GB seconds', '"Duration"']],
  ['Cost: delivery', ['"BytesDownloaded"', '"Requests"', 'us-east-1']],
  ['Cost: log bytes', ['"IncomingBytes"']],
  ['Cost: capacity units', ['sum(readUnits)', 'sum(writeUnits)', 'by route']],
])('%s shows %j', (title, shown) => {
  for (const one of shown) expect(widget(title).replaceAll('\\"', '"')).toContain(one);
});

test.each(functionNames)('%s is in the graphs of functions', (name) => {
  for (const title of ['Throttled', 'Errors', 'Functions at once', 'Cost: compute'])
    expect(widget(title)).toContain(`Functions${name}`);
});

test('GB seconds are the sum over the functions only, whatever else the graph shows', () => {
  const { metrics = [] } =
    widgets.find(({ properties }) => properties.title === 'Cost: compute')?.properties ?? {};
  const [{ expression = '' } = {}] = metrics
    .flat()
    .filter((one): one is { expression?: string } => typeof one === 'object' && one !== null);
  const summed = [...expression.matchAll(/FILL\((\w+), 0\)/g)].map(([, name]) => name);
  expect(summed.toSorted()).toEqual(functionNames.toSorted());
  expect(expression).not.toContain('METRICS');
});
