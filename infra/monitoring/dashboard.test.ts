import { expect, test } from 'vitest';
import { functionNames } from '../api/functionNames.ts';
import { synthesize } from '../stack.fixture.ts';

const { only } = synthesize({ stage: 'prod' });
const { DashboardBody } = only('AWS::CloudWatch::Dashboard').Properties;

/** The dashboard's JSON as CloudWatch reads it. References are replaced by their names. */
const text: string = DashboardBody['Fn::Join'][1]
  .map((part: string | { Ref?: string; 'Fn::GetAtt'?: string[] }) =>
    typeof part === 'string' ? part : (part.Ref ?? part['Fn::GetAtt']?.join('.')),
  )
  .join('');

type Widget = { readonly properties: { readonly title: string; readonly metrics?: unknown[][] } };
const { widgets } = JSON.parse(text) as { widgets: Widget[] };

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
