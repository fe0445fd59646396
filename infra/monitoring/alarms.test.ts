import { describe, expect, test } from 'vitest';
import { evaluate, rings, type Series } from '../../testing/stack/metricMath.ts';
import {
  apiFunctionNames,
  clock,
  codeMail,
  functionNames,
  mailFeedback,
} from '../api/functionNames.ts';
import { type Resource, synthesize } from '../stack.fixture.ts';
import { thresholds } from './alarms.ts';

const { resources } = synthesize({ stage: 'prod' });
const [topicId] = Object.keys(resources('AWS::SNS::Topic'));
const alarms: [string, Resource['Properties']][] = Object.values(
  resources('AWS::CloudWatch::Alarm'),
).map(({ Properties }) => [Properties.AlarmName, Properties]);
const alarm = (name: string) => alarms.find(([one]) => one === `cairn-prod-${name}`)?.[1];

const expected: [string, number, string[]][] = [
  ['server-errors', thresholds.serverErrors.percent, ['5xx', 'Count']],
  ['slow-calls', thresholds.slowCalls.percent, ['Latency', 'Count']],
  ['gateway-throttles', thresholds.gatewayThrottles, ['ThrottledCalls']],
  ['table-throttles', thresholds.tableThrottles, ['ReadThrottleEvents', 'WriteThrottleEvents']],
  ['table-system-errors', thresholds.tableSystemErrors, ['SystemErrors']],
  ['sign-in-failures', thresholds.signInFailures, ['SignInFailures']],
  ['reset-codes', thresholds.resetCodesNotSent, ['ResetCodesNotSent']],
  ['accounts-not-deleted', thresholds.accountsNotDeleted, ['ApproximateNumberOfMessagesVisible']],
  ['accounts-waiting', thresholds.accountsWaiting, ['ApproximateAgeOfOldestMessage']],
  ['reminders-not-sent', thresholds.remindersNotSent, ['ApproximateNumberOfMessagesVisible']],
  ['reminders-waiting', thresholds.remindersWaiting, ['ApproximateAgeOfOldestMessage']],
  ['deliveries-waiting', thresholds.deliveriesWaiting, ['ApproximateAgeOfOldestMessage']],
  ['people-not-reminded', thresholds.peopleNotReminded, ['PeopleNotReminded']],
  ['reminders-late', thresholds.remindersLate.seconds, ['ReminderLateness']],
  [
    'pushes-not-accepted',
    thresholds.pushesNotAccepted.percent,
    ['apple', 'google', 'microsoft', 'mozilla'].map((service) => `FailedPushes-${service}`),
  ],
  ...functionNames.map((name): [string, number, string[]] => [
    `${name}-throttles`,
    thresholds.functionThrottles,
    ['Throttles'],
  ]),
  // Workers are left out, because a message is redelivered if a worker fails.
  ...[...apiFunctionNames, clock, codeMail, mailFeedback].map(
    (name): [string, number, string[]] => [`${name}-errors`, thresholds.functionErrors, ['Errors']],
  ),
];

test('a household without a sender has only four alarms, no dashboard and no metric filters', () => {
  const small = synthesize({
    stage: 'prod',
    size: 'household',
    alarmEmail: 'ops@example.com',
    region: 'eu-central-1',
  });
  expect(
    Object.values(small.resources('AWS::CloudWatch::Alarm'))
      .map(({ Properties }) => Properties.AlarmName)
      .toSorted(),
  ).toEqual(
    ['accounts-not-deleted', 'clock-stopped', 'reminders-not-sent', 'server-errors'].map(
      (name) => `cairn-prod-${name}`,
    ),
  );
  expect(small.resources('AWS::CloudWatch::Dashboard')).toEqual({});
  expect(small.resources('AWS::Logs::MetricFilter')).toEqual({});
});

test('the third crash or missing code within an hour, or throttle within five minutes, fires an alarm', () => {
  for (const name of ['auth-errors', 'reset-codes'])
    expect(alarm(name)).toMatchObject({ Period: 3_600, Threshold: 3 });
  expect(alarm('auth-throttles')).toMatchObject({ Period: 300, Threshold: 3 });
});

test('a budget notifies alarmEmail of actual and of forecast costs above it', () => {
  const { resources } = synthesize({
    stage: 'prod',
    alarmEmail: 'ops@example.com',
    monthlyBudget: '20',
  });
  const [budget] = Object.values(resources('AWS::Budgets::Budget'));
  const { Budget, NotificationsWithSubscribers } = budget?.Properties ?? {};
  expect(Budget.BudgetLimit).toEqual({ Amount: 20, Unit: 'USD' });
  expect(
    NotificationsWithSubscribers.map(({ Notification, Subscribers }: Resource['Properties']) => [
      Notification.NotificationType,
      Subscribers[0].Address,
    ]),
  ).toEqual([
    ['ACTUAL', 'ops@example.com'],
    ['FORECASTED', 'ops@example.com'],
  ]);
});

type Query = { Id: string; Expression?: string; MetricStat?: { Metric: { MetricName: string } } };

const metricsOf = (of: Resource['Properties']): string[] => {
  const queries: Query[] = of.Metrics ?? [];
  const names = queries.flatMap(({ MetricStat }) => MetricStat?.Metric.MetricName ?? []);
  return [...new Set(of.MetricName ? [of.MetricName] : names)].toSorted();
};

test.each(expected)('%s fires at %d or more, computed from %j', (name, from, metrics) => {
  expect(alarm(name)).toMatchObject({
    Threshold: from,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    TreatMissingData: 'notBreaching',
  });
  expect(metricsOf(alarm(name))).toEqual(metrics.toSorted());
});

test('clock-stopped fires if the clock did not run for five minutes, even if there are no data', () => {
  expect(alarm('clock-stopped')).toMatchObject({
    MetricName: 'Invocations',
    Statistic: 'Sum',
    Period: 300,
    EvaluationPeriods: 1,
    Threshold: 1,
    ComparisonOperator: 'LessThanThreshold',
    TreatMissingData: 'breaching',
  });
  expect(JSON.stringify(alarm('clock-stopped').Dimensions)).toContain('Functionsclock');
});

test.each([...expected.map(([name]) => name), 'clock-stopped'])(
  '%s notifies the one topic when it begins and when it ends',
  (name) => {
    const { AlarmActions, OKActions, ActionsEnabled } = alarm(name);
    expect(AlarmActions).toEqual([{ Ref: topicId }]);
    expect(OKActions).toEqual([{ Ref: topicId }]);
    expect(ActionsEnabled).not.toBe(false);
  },
);

test.each(alarms)('%s uses no more metrics than an alarm may', (_, of) => {
  expect((of.Metrics ?? []).length).toBeLessThanOrEqual(10);
});

test('if SES sends our mails, undelivered ones fire an alarm', () => {
  const all = synthesize({ stage: 'prod', senderEmail: 'cairn@example.com' });
  const ofMail = Object.values(all.resources('AWS::CloudWatch::Alarm'))
    .map(({ Properties }) => Properties)
    .filter(({ Namespace }) => Namespace === 'AWS/SES')
    .map(({ MetricName, Threshold }) => [MetricName, Threshold]);
  expect(ofMail).toEqual([
    ['Reputation.BounceRate', thresholds.mailBounces],
    ['Reputation.ComplaintRate', thresholds.mailComplaints],
  ]);
});

describe('a computed alarm whose metrics have data only if there is something to count', () => {
  /** A computed alarm's metric ids, and a function that tells whether it fires with these data points, newest last. */
  const computed = (name: string, of = alarm(name)) => {
    const queries: Query[] = of.Metrics;
    const expression = queries.find(({ Expression }) => Expression)?.Expression ?? '';
    const ids = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [Id] : []));
    const nothing = Object.fromEntries(ids.map((id) => [id, [undefined]]));
    const ring = (given: Record<string, Series>) =>
      rings(evaluate(expression, { ...nothing, ...given }), {
        threshold: of.Threshold,
        evaluationPeriods: of.EvaluationPeriods,
        datapointsToAlarm: of.DatapointsToAlarm,
      });
    return { ids, ring };
  };

  test('is one of these seven, which the next tests check', () => {
    const withExpression = alarms.filter(([, { Metrics = [] }]) =>
      Metrics.some(({ Expression }: Query) => Expression),
    );
    expect(withExpression.map(([name]) => name.replace('cairn-prod-', '')).toSorted()).toEqual([
      'pushes-not-accepted',
      'reminders-late',
      'reminders-not-sent',
      'server-errors',
      'slow-calls',
      'table-system-errors',
      'table-throttles',
    ]);
  });

  test.each([
    ['table-throttles', thresholds.tableThrottles],
    ['table-system-errors', thresholds.tableSystemErrors],
    ['reminders-not-sent', thresholds.remindersNotSent],
  ])('%s: fires by any one of its metrics alone', (name, from) => {
    const { ids, ring } = computed(name);
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      expect(ring({ [id]: [from] })).toBe(true);
      expect(ring({ [id]: [from - 1] })).toBe(false);
    }
    expect(ring(Object.fromEntries(ids.map((id) => [id, [Math.ceil(from / ids.length)]])))).toBe(
      true,
    );
    expect(ring({})).toBe(false);
  });

  test.each<[Record<string, Series>, boolean]>([
    [{ errors: [3], calls: [300] }, true],
    [{ errors: [3], calls: [301] }, false],
    [{ errors: [2], calls: [2] }, false],
    [{ calls: [300] }, false],
    [{}, false],
  ])('server-errors: %j -> %j', (given, expected) => {
    expect(computed('server-errors').ring(given)).toBe(expected);
  });

  test.each<[Record<string, Series>, boolean]>([
    [{ tries: [3], late: [300] }, true],
    [{ tries: [2], late: [3_000] }, false],
    [{ tries: [50_000], late: [299] }, false],
    [{}, false],
  ])('reminders-late: %j -> %j', (given, expected) => {
    expect(computed('reminders-late').ring(given)).toBe(expected);
  });

  test.each<[string, Record<string, Series>, boolean]>([
    [
      'three of three at Apple',
      { apple: [3], appleShare: [1], google: [0], googleShare: [0] },
      true,
    ],
    ['two of two', { apple: [2], appleShare: [1] }, false],
    ['one in three', { google: [100], googleShare: [1 / 3] }, false],
    ['nothing sent', {}, false],
  ])('pushes-not-accepted: %s', (_, given, expected) => {
    expect(computed('pushes-not-accepted').ring(given)).toBe(expected);
  });

  test('digests-not-accepted, which needs SES, fires for three failures of three, but not for one in three', () => {
    const withMail = synthesize({ stage: 'prod', senderEmail: 'cairn@example.com' });
    const of = Object.values(withMail.resources('AWS::CloudWatch::Alarm')).find(
      ({ Properties }) => Properties.AlarmName === 'cairn-prod-digests-not-accepted',
    )?.Properties;
    const { ring } = computed('digests-not-accepted', of);
    expect(ring({ ses: [3], sesShare: [1] })).toBe(true);
    expect(ring({ ses: [30], sesShare: [1 / 3] })).toBe(false);
    expect(of.Metrics.at(-1).MetricStat.Period).toBe(3_600);
  });

  test.each<[string, Record<string, Series>, boolean]>([
    ['an outage by day', { slow: [9, 9, 9], calls: [556, 556, 556] }, true],
    ['an outage by night', { slow: [40, 30, 60], calls: [10, 10, 5] }, true],
    ['two slow calls', { slow: [40, 40, 40], calls: [5, 5, 5] }, false],
    ['a cold start now and then', { slow: [0.5, 0.5, 0.5], calls: [900, 900, 900] }, false],
    ['slow for ten minutes', { slow: [9, 9, 0], calls: [556, 556, 556] }, false],
    ['nobody calls', {}, false],
  ])('slow-calls: %s, %j -> %j', (_, given, expected) => {
    expect(computed('slow-calls').ring(given)).toBe(expected);
  });

  test('slow-calls counts calls of more than three seconds', () => {
    const { Metrics } = alarm('slow-calls');
    const stats = (Metrics as { Id: string; MetricStat?: { Stat: string } }[]).map(
      ({ Id, MetricStat }) => [Id, MetricStat?.Stat],
    );
    expect(Object.fromEntries(stats)).toMatchObject({ slow: 'PR(3000:60000)', calls: 'Sum' });
  });

  test('fires even if data arrive a period late', () => {
    expect(computed('table-throttles').ring({ writes: [10, undefined], reads: [] })).toBe(true);
    expect(computed('server-errors').ring({ errors: [3, undefined], calls: [3, 9] })).toBe(true);
    expect(computed('table-throttles').ring({ writes: [10, 0, 0] })).toBe(false);
  });
});
