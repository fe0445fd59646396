import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run cost` multiplies measured units by prices and writes the tables of docs/cost.md. That document names the
 * sources of the prices. A row is a billed item, its amount in a month, and its price in USD.
 */
type Row = readonly [what: string, amount: number, price: number | Tiers];

/** Prices with an upper limit each: `[5, 10, 4, 100, 3]` is 5 up to 10, 4 up to 100, then 3. */
type Tiers = readonly number[];

/** 150,000 users at `[0.0055, 100_000, 0.0046]` cost 550 + 230 = 780 dollars. */
export const costOf = (amount: number, price: number | Tiers): number => {
  if (typeof price === 'number') return amount * price;
  const [each = 0, upTo = amount, ...rest] = price;
  const higher = rest.map((value, n) => (n % 2 === 0 ? value : value - upTo));
  return Math.min(amount, upTo) * each + (amount > upTo ? costOf(amount - upTo, higher) : 0);
};

const [thousand, million, giga] = [1_000, 1_000_000, 1_000_000_000];
const minutes = 30 * 24 * 60;

/** One kind of call on a day, as `npm run bench` prints it. `bytes` is the size of the compressed response. */
type Call = Readonly<Record<'times' | 'reads' | 'writes' | 'bytes' | 'ms', number>>;
const call = (times: number, reads: number, writes: number, bytes: number, ms: number): Call => {
  return { times, reads, writes, bytes, ms };
};

/** Measured figures. `bill.exhaustive.test.ts` compares them with the API, the site and the stack. */
export const measured = {
  /** A typical day. Each of its two visits begins by renewing the session. */
  day: {
    'POST /api/auth/refresh': call(2, 3, 1, 1_005, 10),
    'GET /api/analytics/dashboard': call(2, 9.5, 0, 1_249, 20),
    'GET /api/habits/facts': call(2, 1, 0, 1_292, 10),
    'GET /api/reviews': call(2, 1, 0, 23, 10),
    'POST /api/habits/{id}/toggle': call(8, 2, 1, 895, 10),
    'GET /api/skills': call(1, 0.5, 0, 951, 10),
    'GET /api/skills/{id}/activities': call(1, 1.5, 0, 751, 10),
    'POST /api/skills/{id}/log-hours': call(1, 3, 7, 567, 10),
    'GET /api/resources': call(1, 2.5, 0, 2_141, 10),
    'PATCH /api/resources/{id}': call(1, 3, 1, 603, 10),
    'GET /api/projects': call(1, 2, 0, 1_508, 10),
    'PATCH /api/projects/{id}/goals/{goalId}/toggle': call(1, 3, 1, 569, 10),
    'GET /api/assessments': call(1, 1.5, 0, 1_165, 10),
    'GET /api/analytics/skill-heatmap': call(1, 1, 0, 1_106, 10),
    'POST /api/resources': call(1, 2, 4, 449, 10),
  } as Readonly<Record<string, Call>>,
  /** Stored in the table after a year, including the copies in the index. */
  stored: { items: 802, bytes: 234_411 },
  /** The cost of checking a person for a habit's reminder, and of a push to one device. */
  reminder: { reads: 12.5, writes: 5, bytes: 1_571 },
  /** The built site, in compressed bytes. */
  site: { files: 146, bytes: 1_253_757, pageBytes: 842 },
  stack: { alarmMetrics: 73, customMetrics: 11, dashboards: 1, secrets: 3, keys: 2, wafRules: 5 },
  /** The stack with the setting `size=household`. */
  household: { alarmMetrics: 6, customMetrics: 0, dashboards: 0, secrets: 3, keys: 1, wafRules: 5 },
  /** Calls per second of all users together: session renewals, logins, and calls of each other route. */
  throttles: { renewal: 60, login: 50, each: 200 },
};

/** Assumptions, because these values can't be measured here. docs/cost.md explains them. */
const [activeDays, visits, wholeSiteLoads, logins, mails, peak] = [20, 2, 4, 1, 0.05, 5];
const [slowness, startShare, startSeconds] = [2, 0.02, 0.4];
const [headerBytes, loggedBytes, itemOverhead, traced] = [900, 1_650, 100, 0.05];
const reminders = { share: 0.3, looks: 2, devices: 1.5, seconds: 0.5, clockSeconds: 0.3 };

const { stored, site } = measured;
const calls = Object.values(measured.day);
const perDay = (of: (call: Call) => number) =>
  calls.reduce((sum, one) => sum + one.times * of(one), 0);
const day = {
  calls: perDay(() => 1),
  reads: perDay(({ reads }) => reads),
  writes: perDay(({ writes }) => writes),
  bytes: perDay(({ bytes }) => bytes),
  ms: perDay(({ ms }) => ms),
};
/** The seconds that functions run for a user's day, with 1 GB of memory. */
const seconds = (day.ms / thousand) * slowness + day.calls * startShare * startSeconds;

const prices = {
  lambdaCall: 0.2 / million,
  lambdaSecond: 0.0000133334,
  read: 0.125 / million,
  write: 0.625 / million,
  queueRequest: 0.4 / million,
  logged: 0.5,
  trace: 5 / million,
};
/** Lambda asks a queue five times every 20 seconds, even if it is empty. */
const idlePolls = (5 * minutes * 60) / 20;

/** The number of a month's calls that X-Ray records: the first of each second, and a share of the others. */
const tracedOf = (calls: number) =>
  Math.min(calls, minutes * 60) + Math.max(0, calls - minutes * 60) * traced;

/** The rows of a month, without reminders and the firewall. */
export const monthOf = (users: number, stack = measured.stack): readonly Row[] => {
  const days = users * activeDays;
  const requests = days * day.calls;
  const siteRequests = users * wholeSiteLoads * site.files + days * visits;
  const bodies = days * (day.bytes + visits * site.pageBytes) + users * wholeSiteLoads * site.bytes;
  const sent = (bodies + (requests + siteRequests) * headerBytes) / giga;
  const inTable = (users * (stored.bytes + stored.items * itemOverhead)) / giga;
  const logs = (requests * loggedBytes) / giga;
  return [
    ['API Gateway: requests', requests, [1 / million, 300 * million, 0.9 / million]],
    ['Lambda: calls', requests, prices.lambdaCall],
    ['Lambda: GB-seconds', days * seconds, prices.lambdaSecond],
    ['DynamoDB: read units', days * day.reads, prices.read],
    ['DynamoDB: write units', days * day.writes, prices.write],
    ['DynamoDB: GB stored', inTable, 0.25],
    ['DynamoDB: GB of point-in-time recovery', inTable, 0.2],
    ['CloudFront: requests', requests + siteRequests, 1 / million],
    ['CloudFront: GB sent', sent, [0.085, 10_000, 0.08, 50_000, 0.06, 150_000, 0.04]],
    ['CloudFront: function calls', requests + siteRequests, 0.1 / million],
    ['Cognito: active users', users, [0.0055, 100_000, 0.0046, million, 0.00325]],
    ['SES: mails', users * mails, 0.1 / thousand],
    ['SQS: requests', idlePolls, prices.queueRequest],
    ['CloudWatch: GB of logs written', logs, prices.logged],
    ['CloudWatch: GB of logs kept for 90 days', logs * 3 * 0.15, 0.03],
    ['CloudWatch: metrics of alarms', stack.alarmMetrics, 0.1],
    ['CloudWatch: custom metrics', stack.customMetrics, 0.3],
    ['CloudWatch: dashboards', stack.dashboards, 3],
    ['X-Ray: traces', tracedOf(requests), prices.trace],
    ['Secrets Manager: secrets', stack.secrets, 0.4],
    ['KMS: keys', stack.keys, 1],
  ];
};

/** The rows that the setting `waf` adds. */
export const firewallOf = (users: number): readonly Row[] => [
  ['WAF: web ACL', 1, 5],
  ['WAF: rules', measured.stack.wafRules, 1],
  [
    'WAF: requests',
    monthOf(users).find(([what]) => what === 'CloudFront: requests')?.[1] ?? 0,
    0.6 / million,
  ],
];

/**
 * The rows that reminders add. A clock runs each minute, each person who is due is checked, and each device gets a
 * push.
 */
export const remindersOf = (users: number): readonly Row[] => {
  const people = users * reminders.share * reminders.looks * 30;
  const pushes = people * reminders.devices;
  // People who are due in the same minute share a message, up to ten. Up to ten pushes share a run.
  const together = Math.min(10, Math.max(1, users / 100_000));
  const messages = people / together;
  const works = messages + pushes / together;
  const runs = works + minutes;
  const running = works * reminders.seconds + minutes * reminders.clockSeconds;
  const { reads, writes, bytes } = measured.reminder;
  return [
    ['EventBridge Scheduler: calls', minutes, 1 / million],
    ['Lambda: calls', runs, prices.lambdaCall],
    ['Lambda: GB-seconds', running, prices.lambdaSecond],
    // Each minute the clock reads sixteen partitions for half a unit each, and a little for each person who is due.
    // `reads` covers a check and one push, which both read the person's items.
    [
      'DynamoDB: read units',
      ((people + pushes) * reads) / 2 + people * 0.02 + minutes * 16 * 0.5,
      prices.read,
    ],
    ['DynamoDB: write units', people * writes, prices.write],
    // Each message is sent on its own. The messages of a run are received and deleted together.
    ['SQS: requests', messages + pushes + works * 2 + idlePolls * 2, prices.queueRequest],
    ['Lambda: GB to push services', (pushes * bytes) / giga, 0.09],
    ['CloudWatch: GB of logs written', (runs * 1_200) / giga, prices.logged],
    ['X-Ray: traces', tracedOf(runs), prices.trace],
  ];
};

/**
 * The number of users at which the busiest second of a month reaches a limit per second. `perUserAndDay` is how much of
 * the limit one user needs on a day.
 */
export const usersAt = (limit: number, perUserAndDay: number): number =>
  (limit * minutes * 60) / (perUserAndDay * activeDays * peak);

/** The quotas of a new AWS account and our own throttles, with the number of users that reaches each. */
export const limits = (): readonly (readonly [limit: string, users: number])[] => {
  const { renewal, login, each } = measured.throttles;
  const busiest = Math.max(...calls.map(({ times }) => times));
  return (
    [
      // Calls arrive at random. By Erlang's formula, one in a thousand is refused if 3.09 of 10 run on average.
      ['Lambda, a new account: 10 calls at once', usersAt(3.09, seconds)],
      ['Lambda: 1,000 calls at once', usersAt(929, seconds)],
      [`Our throttle of session renewals: ${renewal} per second`, usersAt(renewal, visits)],
      [`Our throttle of logins: ${login} per second`, usersAt(login, logins / activeDays)],
      [`Our throttle of any other route: ${each} per second`, usersAt(each, busiest)],
      ['Cognito: 120 authentications per second', usersAt(120, visits)],
      ['Cognito: 40,000,000 accounts in a pool', 40 * million],
      ['API Gateway: 10,000 calls per second', usersAt(10_000, day.calls)],
      ['DynamoDB: 40,000 read units per second', usersAt(40_000, day.reads)],
      ['DynamoDB: 40,000 write units per second', usersAt(40_000, day.writes)],
      ['CloudFront: 250,000 requests per second', usersAt(250_000, day.calls + visits * 2)],
    ] as const
  ).toSorted(([, a], [, b]) => a - b);
};

const rounded = (n: number, digits: number) =>
  n.toLocaleString('en', { maximumSignificantDigits: digits });
const whole = (n: number) => n.toLocaleString('en', { maximumFractionDigits: 1 });
const dollars = (n: number) =>
  n.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const table = (...rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [head, `| --- |${' ---: |'.repeat((rows[0]?.length ?? 1) - 1)}`, ...body].join('\n');
};

const sizes = [100, 10_000, million, 10 * million];
const costs = (rows: readonly Row[]) => rows.map(([, amount, price]) => costOf(amount, price));
export const sum = (rows: readonly Row[]): number => costs(rows).reduce((a, b) => a + b, 0);

const bill = (rowsOf: (users: number) => readonly Row[]) => [
  ['monthly users', ...sizes.map(whole)],
  ...rowsOf(0).map(([what], n) => [
    what,
    ...sizes.map((size) => dollars(costs(rowsOf(size))[n] ?? 0)),
  ]),
  ['**total**', ...sizes.map((size) => `**${dollars(sum(rowsOf(size)))}**`)],
];

const priceText = (price: number | Tiers): string =>
  [price]
    .flat()
    .map((n, i) => (i % 2 === 0 ? rounded(n, 8) : `up to ${whole(n)}, then`))
    .join(' ');

const tables = (): Readonly<Record<string, string>> => ({
  month: table(
    ...bill(monthOf),
    ['per user', ...sizes.map((size) => rounded(sum(monthOf(size)) / size, 3))],
    ['extra with `waf`', ...sizes.map((size) => dollars(sum(firewallOf(size))))],
  ),
  household: table(
    ['five people, a month', '`many`', '`household`'],
    ...monthOf(5).flatMap(([what], n) => {
      const both = [measured.stack, measured.household].map(
        (stack) => costs(monthOf(5, stack))[n] ?? 0,
      );
      return both[0] === both[1] ? [] : [[what, ...both.map(dollars)]];
    }),
    [
      '**total**',
      ...[measured.stack, measured.household].map(
        (stack) => `**${dollars(sum(monthOf(5, stack)))}**`,
      ),
    ],
  ),
  reminders: table(...bill(remindersOf)),
  day: table(
    ['call', 'per day', 'read units', 'write units', 'response, bytes', 'ms'],
    ...Object.entries(measured.day).map(([key, { times, reads, writes, bytes, ms }]) => [
      `\`${key}\``,
      ...[times, reads, writes, bytes, ms].map(whole),
    ]),
    ['**the day**', ...Object.values(day).map((n) => `**${whole(n)}**`)],
  ),
  limits: table(
    ['limit', 'monthly users'],
    ...limits().map(([limit, users]) => [limit, rounded(users, 2)]),
  ),
  prices: table(
    ['what', 'USD'],
    ...[...monthOf(0), ...firewallOf(0), ...remindersOf(0)]
      .map(([what, , price]) => [what, priceText(price)])
      .filter(([what], n, all) => all.findIndex(([other]) => other === what) === n),
  ),
});

export const documentFile = join(import.meta.dirname, '../docs/cost.md');

/** The document with current tables, each below a comment with its name. */
export const withTables = (document: string): string =>
  Object.entries(tables()).reduce(
    (text, [name, rows]) =>
      text.replace(new RegExp(`(<!-- ${name} -->\n)(\\|.*\n)*`), `$1${rows}\n`),
    document,
  );

if (import.meta.main) {
  writeFileSync(documentFile, withTables(readFileSync(documentFile, 'utf8')));
  console.log(`Written: ${documentFile}`);
}
