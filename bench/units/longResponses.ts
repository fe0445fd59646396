import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  accountsWithLongTexts,
  type Filling,
  fillAccount,
  mostOfAll,
} from '#testing/live/fullestAccount.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';

const routes = {
  'skills, first page': skills.list,
  'habits, first page': habits.list,
  'resources, first page': resources.list,
  'projects, first page': projects.list,
  'assessments, first page': assessments.list,
  'stats of projects': projects.stats,
  'stats of resources': resources.stats,
  'stats of assessments': assessments.stats,
  dashboard: analytics.dashboard,
} as const satisfies Readonly<Record<string, Route>>;

const fillings: Readonly<Record<string, Filling>> = {
  'as many of each as there may be': mostOfAll,
  ...Object.fromEntries(
    Object.entries(accountsWithLongTexts).map(([kind, one]) => [`${kind} alone`, one]),
  ),
};

/**
 * Measures the longest possible responses, with accounts that are full in different ways. Times are only valid for
 * this machine.
 */
export const benchLongResponses = async (app: BenchApp): Promise<void> => {
  for (const [name, filling] of Object.entries(fillings)) {
    const zone = noonZone();
    const person: Person = await app.person(zone);
    const bytes = await fillAccount(person, filling, todayIn(new Date(), zone));
    console.log(`\nLong responses: ${name}, ${bytes.toLocaleString('en')} bytes`);
    const rows: Record<string, object> = {};
    for (const [call, route] of Object.entries(routes)) {
      const { result, reads, calls, millis } = await app.measure(() => person.send(route));
      const response = Buffer.byteLength(JSON.stringify(result.body));
      rows[call] = {
        readUnits: reads,
        queries: calls.Query,
        bytes: response,
        ms: Math.round(millis),
      };
    }
    console.table(rows);
  }
};
