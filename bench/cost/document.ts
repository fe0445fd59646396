import { assumptions } from './assumptions.ts';
import { type Bill, billOf, type Line } from './bill.ts';
import { daysInASecond, limitsOf, partitionLimits } from './limits.ts';
import type { Measurement } from './measurement.ts';
import { costOf, priceList } from './prices.ts';
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
    ['call', 'a day', 'read units', 'write units', 'response, bytes', 'ms'],
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
      ['of that, a user', ...bills.map(({ total }, n) => number(total / (sizes[n] ?? 1)))],
      ['with the setting `waf`, more', ...bills.map(({ firewall }) => dollars(sum(firewall)))],
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

Written by \`npm run cost\` from bench/cost/measured.json and bench/cost/prices.ts: change those, not this page.
\`npm run cost -- --measure\` measures anew. All prices are ${currency} of ${region}, delivery to
${edge}, as of ${asOf}, without taxes, discounts and free tiers. They are written down by
hand: check them against their sources, and the assumptions against yours, before a figure decides anything.

## A month

${billTable(bills)}

The largest lines at ${whole(sizes[2])} users: ${largest(million, 3)}.

## A day of one user

Measured by calling the app as the web client does, on the embedded engines, after a year of use (8 habits, 6 skills,
25 resources, 6 projects, 12 assessments, an activity a day): units are what the table reports, responses are compressed.

${dayTable(measured)}

- Times are medians, rounded up to ${assumptions.millisStep} ms: they were measured on a busy machine with a whole processor, on an engine
  beside it. A function of ${whole(measured.stack.functionMegabytes)} MB has a bit more than half a processor, so the bill takes them times
  ${assumptions.slowness}. Units, counts and bytes are exact.
- A call by an access token costs 1 read unit and 1 write unit more, by which it is found and counted.
- After a year a user keeps ${whole(stored.items)} items of ${whole(stored.bytes)} bytes together, and the
  local index copies of ${whole(stored.indexItems)} items of ${whole(stored.indexBytes)} bytes; the table bills ${assumptions.itemOverhead} bytes more for each item.
- An export of all this takes ${carriedLine(carried.export)}; an import of it into an empty account ${carriedLine(carried.import)}.
  Both without the time of the functions.
- The site is ${site.files} files of ${whole(site.bytes)} bytes, compressed; a browser keeps all but the page itself (${whole(site.pageBytes)} bytes).

## What is assumed

- A monthly user comes on ${assumptions.activeDays} days, and loads the whole site ${assumptions.wholeSiteLoads} times a month.
- ${coldStarts.share * 100} % of all calls start a function, which takes ${coldStarts.millis} ms more. With few users it is more often, and cheap all the same.
- The busiest second has ${assumptions.peak} times the calls of the mean one.
- Lambda and the gateway log ${assumptions.platformLogBytes + assumptions.accessLogBytes} bytes of each call beside our own lines; logs are kept ${measured.stack.logRetentionDays} days, at ${assumptions.logCompression * 100} % of their size.
- X-Ray records a call a second and ${assumptions.traced * 100} % of the others. ${assumptions.mails * 100} % of the users forget their password in a month.
- A user logs in ${assumptions.logins} time a month, beside the renewals of the session. Somebody opens the dashboard ${assumptions.dashboard.opened} times a month;
  each of its ${assumptions.dashboard.queries} queries of Logs Insights reads the last 12 hours of the functions' lines.
- Lambda asks the queue of accounts to delete ${assumptions.queue.pollers} times every ${assumptions.queue.seconds} seconds, whether there is one or not. An account that is deleted costs a
  write unit for each of its items, two for an activity: about ${whole(2 * stored.items)} after a year, which is not counted either.
- Not counted, since they are cents: requests to KMS and SNS, deployments, the data CloudFront takes in.

## What breaks first

Quotas of a new AWS account and our own throttles, and the monthly users at which the busiest second reaches them. Calls come
by chance, so for Lambda it is where one call in a thousand finds none free, and a start counts as part of a call. A page
asks for several things at once: with 10 at once a few people who open theirs in the same moment can meet a refusal,
however few there are in a month.

${table(
  ['limit', 'is', 'holds for users up to'],
  limits.map(({ what, limit, unit, users }) => [what, `${whole(limit)} ${unit}`, roughly(users)]),
)}

${first ? `The first is ${first.what}, at about ${roughly(first.users)} users.` : ''} At ${whole(large)} users, in this order:

${broken.map(({ what, remedy }, n) => `${n + 1}. **${what}.** ${remedy}`).join('\n')}

- **A partition of the table** takes ${whole(partitionLimits.readUnits)} read and ${whole(partitionLimits.writeUnits)} write units a second. Each person has their own, so
  one would have to do ${whole(daysInASecond(measured))} whole days in a second: no number of users comes near it. There is no item and no index
  that all share.
- **The bill at ${whole(large)}** is ${dollars(billOf(measured, large).total)} a month. Its largest lines: ${largest(billOf(measured, large), 4)}.
- **Then regions**: a person belongs to one (their pool and table), as the hash of the address or the person's choice
  says; CloudFront sends /api to it. Nothing of one person refers to another's, so nothing else has to change.

## Prices

${table(
  ['what', currency, 'free, not counted', 'source'],
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
