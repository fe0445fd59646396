import { assumptions } from './assumptions.ts';
import { type Bill, billOf, type Line } from './bill.ts';
import { daysInASecond, limitsOf, partitionLimits } from './limits.ts';
import type { Measurement } from './measurement.ts';
import { costOf, priceList } from './prices.ts';
import { remindersOf } from './reminders.ts';
import { dayOf } from './usage.ts';

/** The columns: numbers of monthly users. */
export const sizes = [100, 10_000, 1_000_000] as const;
export const large = 10_000_000;

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const number = (n: number): string =>
  n >= 100 ? whole(n) : n.toLocaleString('en', { maximumSignificantDigits: 3 });
const dollars = (n: number): string =>
  n.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, n) => (n === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const dayTable = (measured: Measurement): string => {
  const day = dayOf(measured);
  return table(
    ['call', 'per day', 'read units', 'write units', 'response, bytes', 'ms'],
    [
      ...measured.calls.map((call) => [
        `\`${call.key}\``,
        `${call.times}`,
        number(call.readUnits),
        number(call.writeUnits),
        whole(call.responseBytes),
        whole(call.millis),
      ]),
      [
        '**the day**',
        `**${day.calls}**`,
        `**${number(day.readUnits)}**`,
        `**${number(day.writeUnits)}**`,
        `**${whole(day.responseBytes)}**`,
        `**${whole(day.millis / assumptions.slowness)}**`,
      ],
    ],
  );
};

const remindersTable = (measured: Measurement): string => {
  const bills = sizes.map((users) => remindersOf(measured, users));
  const total = bills.map((lines) => lines.reduce((sum, { cost }) => sum + cost, 0));
  return table(
    ['monthly users', ...sizes.map(whole)],
    [
      ...(bills[0] ?? []).map(({ service, what }, n) => [
        `${service}: ${what}`,
        ...bills.map((lines) => dollars(lines[n]?.cost ?? 0)),
      ]),
      ['**total**', ...total.map((cost) => `**${dollars(cost)}**`)],
    ],
  );
};

const billTable = (bills: readonly Bill[]): string => {
  const row = (lines: readonly (Line | undefined)[]) => [
    `${lines[0]?.service}: ${lines[0]?.what}`,
    ...lines.map((line) => dollars(line?.cost ?? 0)),
  ];
  const first = bills[0];
  const sum = (lines: readonly Line[]) => lines.reduce((total, { cost }) => total + cost, 0);
  return table(
    ['monthly users', ...sizes.map(whole)],
    [
      ...(first?.lines ?? []).map((_, n) => row(bills.map(({ lines }) => lines[n]))),
      ['**total**', ...bills.map(({ total }) => `**${dollars(total)}**`)],
      ['per user', ...bills.map(({ total }, n) => number(total / (sizes[n] ?? 1)))],
      ['extra with `waf`', ...bills.map(({ firewall }) => dollars(sum(firewall)))],
    ],
  );
};

const largest = ({ lines, total }: Bill, count: number): string =>
  lines
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count)
    .map(
      ({ service, what, cost }) =>
        `${service}, ${what} (${dollars(cost)}, ${Math.round((100 * cost) / total)} %)`,
    )
    .join('; ');

/** '20 calls, 40 read and 0 write units (0.00003 USD)' */
const carriedLine = (used: Measurement['carried']['export']): string => {
  const { gatewayRequest, lambdaRequest, tableRead, tableWrite } = priceList.prices;
  const { calls, readUnits, writeUnits } = used;
  const cost =
    costOf(calls, gatewayRequest.tiers) +
    costOf(calls, lambdaRequest.tiers) +
    costOf(readUnits, tableRead.tiers) +
    costOf(writeUnits, tableWrite.tiers);
  return `${whole(calls)} calls, ${number(readUnits)} read and ${number(writeUnits)} write units (${plain(Number(cost.toPrecision(2)))} ${priceList.currency})`;
};

/** The text of docs/cost.md, computed only from a measurement and the price list. */
export const costDocument = (measured: Measurement): string => {
  const bills = sizes.map((users) => billOf(measured, users));
  const million = bills.at(-1) as Bill;
  const limits = limitsOf(measured);
  const broken = limits.filter(({ users }) => users < large);
  const [first] = limits;
  const { prices, asOf, region, edge, currency } = priceList;
  const { coldStarts } = assumptions;
  const { carried, stored, site } = measured;
  return `# What it costs

\`npm run cost\` generates this page from bench/cost/measured.json and bench/cost/prices.ts, so change those instead.
\`npm run cost -- --measure\` measures again first. All prices are in ${currency} for ${region}, delivery to
${edge}, as of ${asOf}, without taxes, discounts and free tiers. They were entered by hand.
Check them against their sources, and the assumptions against yours, before you rely on a figure.

## A month

${billTable(bills)}

The largest lines at ${whole(sizes[2])} users: ${largest(million, 3)}.

## What reminders add

A reminder uses ${number(measured.reminder.readUnits)} read and ${number(measured.reminder.writeUnits)} write units of the table and sends ${whole(measured.reminder.pushBytes)} bytes to one device: these are measurements. ${Math.round(assumptions.reminders.share * 100)} % of the users
have reminders at ${assumptions.reminders.looks} times a day on ${assumptions.reminders.devices} devices. The table above does not include them.

A snooze uses 3 read and 4 write units, and a reminder more. The start of a timer with a planned end uses 1 read and 2 write
units more than another one, or 4 write units with a device. Its end, if it comes, is a look at the person: 6 read and 5 write
units. \`npm run bench\` prints these.

${remindersTable(measured)}

A daily email costs ${dollars(costOf(1_000, priceList.prices.mail.tiers))} per 1,000 and what a reminder uses of the table. It is sent only on days without an accepted push: if
10 % of a million users got one every day, that would be ${whole(costOf(100_000 * assumptions.daysAMonth, priceList.prices.mail.tiers))} a month.

## A day of one user

These are measurements of the web client's calls, on the embedded engines, after a year of use. The user has 8 habits,
6 skills, 25 resources, 6 projects, 12 assessments, and an activity every day. Units are what the table reports. Responses
are compressed.

${dayTable(measured)}

- Times are medians, rounded up to ${assumptions.millisStep} ms. They come from a busy machine with a whole processor and a local engine. A
  function of ${whole(measured.stack.functionMegabytes)} MB has slightly more than half a processor, so the bill multiplies them by ${assumptions.slowness}. Units, counts and
  bytes are exact.
- A call with an access token costs 1 read unit and 1 write unit more, to find and count the token.
- After a year a user has ${whole(stored.items)} items with ${whole(stored.bytes)} bytes in total. The local index
  copies ${whole(stored.indexItems)} items with ${whole(stored.indexBytes)} bytes. DynamoDB bills ${assumptions.itemOverhead} bytes more for each item.
- An export of all this takes ${carriedLine(carried.export)}. An import into an empty account takes ${carriedLine(carried.import)}. Neither
  includes the time of the functions.
- The site has ${site.files} files with ${whole(site.bytes)} bytes, compressed. A browser caches all except the page itself (${whole(site.pageBytes)} bytes).

## Assumptions

- A monthly user is active on ${assumptions.activeDays} days, and loads the whole site ${assumptions.wholeSiteLoads} times a month.
- ${coldStarts.share * 100} % of all calls start a function, which takes ${coldStarts.millis} ms more. With few users the share is higher, but the cost is still small.
- The busiest second has ${assumptions.peak} times as many calls as the average second.
- Lambda and the gateway log ${assumptions.platformLogBytes + assumptions.accessLogBytes} bytes per call in addition to our own lines. Logs are kept ${measured.stack.logRetentionDays} days, at ${assumptions.logCompression * 100} % of their size.
- X-Ray records one call per second and ${assumptions.traced * 100} % of the others. ${assumptions.mails * 100} % of the users forget their password in a month.
- A user logs in ${assumptions.logins} time a month, in addition to session renewals. Operators open the dashboard ${assumptions.dashboard.opened} times a month.
  Each of its ${assumptions.dashboard.queries} queries in Logs Insights reads the last 12 hours of the functions' lines.
- Lambda polls the queue of accounts to delete ${assumptions.queue.pollers} times every ${assumptions.queue.seconds} seconds, even if it is empty.
- Deleting an account costs one write unit per item, and two per activity. That is about ${whole(2 * stored.items)} after a year, and is not included.
- Requests to KMS and SNS, deployments, and data sent to CloudFront cost cents, and are not included.

## What breaks first

This table lists the quotas of a new AWS account and our own throttles, with the number of monthly users whose busiest second
reaches them. Calls arrive at random. So Lambda's limit counts as reached when one call in a thousand finds no free
instance; a start counts as part of a call. A page sends several requests at once. So with 10 at once, a few users who open
a page in the same moment can be refused, however few users there are.

${table(
  ['limit', 'value', 'monthly users'],
  limits.map(({ what, limit, unit, users }) => [what, `${whole(limit)} ${unit}`, roughly(users)]),
)}

${first ? `The first limit is reached at about ${roughly(first.users)} users.` : ''} At ${whole(large)} users these have been reached, in this order:

${broken.map(({ what, remedy }, n) => `${n + 1}. **${what}.** ${remedy}`).join('\n')}

- **A partition of the table** takes ${whole(partitionLimits.readUnits)} read and ${whole(partitionLimits.writeUnits)} write units per second. Each user has their own. A user would
  need the calls of ${whole(daysInASecond(measured))} whole days in one second to reach that, however many users there are. No item or index is
  shared by all users.
- **The bill at ${whole(large)} users** is ${dollars(billOf(measured, large).total)} a month. Its largest lines: ${largest(billOf(measured, large), 4)}.
- **The next step is regions.** Each user belongs to one region, with its pool and table. The hash of the email address or
  the user's choice decides which. CloudFront sends /api to that region. No user's data refers to another's, so nothing else
  has to change.

## Prices

${table(
  ['what', currency, 'free tier, not included', 'source'],
  Object.values(prices).map(({ unit, tiers, free, source }) => [
    unit,
    tiers
      .map(({ upTo, price }) =>
        upTo === Number.POSITIVE_INFINITY ? plain(price) : `${plain(price)} up to ${whole(upTo)}`,
      )
      .join(', then '),
    free,
    source,
  ]),
)}
`;
};

/** A price without an exponent: 0.000000125, not 1.25e-7. */
const plain = (n: number): string => n.toLocaleString('en', { maximumSignificantDigits: 8 });

const roughly = (n: number): string =>
  n.toLocaleString('en', { maximumSignificantDigits: 2, maximumFractionDigits: 0 });
