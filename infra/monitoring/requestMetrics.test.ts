import { expect, test } from 'vitest';
import { resetCodeNotSent } from '#functions/identity/logMessages.ts';
import { pushNotAccepted, pushServiceUnreachable } from '#functions/push/logMessages.ts';
import { personNotReminded } from '#functions/workers/reminders/logMessages.ts';
import { resourceNames } from '../api/functionNames.ts';
import { synthesize } from '../stack.fixture.ts';

const { resources } = synthesize({ stage: 'prod' });

const filters = (metricName: string) =>
  Object.values(resources('AWS::Logs::MetricFilter'))
    .map(({ Properties }) => Properties)
    .filter(({ MetricTransformations: [one] }) => one.MetricName === metricName);

test.each([
  ['ColdStarts', resourceNames.length, '{ ($.message = "request") && ($.coldStart IS TRUE) }'],
  [
    'SignInFailures',
    1,
    '{ ($.route = "POST /api/auth/login") && (($.status = 401) || ($.status = 429)) }',
  ],
  ['ResetCodesNotSent', 1, `{ $.message = "${resetCodeNotSent}" }`],
  [
    'PushesNotAccepted',
    1,
    `{ ($.message = "${pushNotAccepted}") || ($.message = "${pushServiceUnreachable}") }`,
  ],
  ['PeopleNotReminded', 2, `{ $.message = "${personNotReminded}" }`],
  ['ThrottledCalls', 1, '{ ($.status = "429") && ($.integrationLatency = "-") }'],
])('%s is counted in %i logs by %s', (metricName, count, pattern) => {
  const found = filters(metricName);
  expect(found).toHaveLength(count);
  expect(new Set(found.map(({ LogGroupName }) => LogGroupName.Ref)).size).toBe(count);
  for (const { FilterPattern, MetricTransformations } of found) {
    expect(FilterPattern).toBe(pattern);
    expect(MetricTransformations).toEqual([
      { MetricName: metricName, MetricNamespace: 'cairn-prod', MetricValue: '1', DefaultValue: 0 },
    ]);
  }
});
