import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import type { Route } from '#shared/calls/route.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { habitLike } from '#testing/histories/heavyBodies.ts';
import { randomFrom } from '#testing/histories/random.ts';
import type { Sent } from '#testing/live/client.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { makeItems } from '#testing/live/routes.ts';

/** `node run.mjs bench/soak.ts <requests> <seed>` */
const [wanted = 20_000, seed = 42] = process.argv.slice(2).map(Number);
/** Memory is measured after these shares of the requests. By the first share, everything is loaded and warm. */
const looks = [0.1, 0.4, 0.7, 1];
/** From the first to the last measurement, the server's memory may grow by at most this factor. */
const mostGrowth = 1.2;
/** The number of people. Each person sends one request after the other. */
const people = 4;
const habitsEach = 20;
const zone = 'UTC';

const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);

const dataDir = mkdtempSync(join(tmpdir(), 'cairn-soak-'));
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs `npm start` in its own process, which reports its memory. */
const server = fork(fileOf('../infra/local/start.ts'), {
  execArgv: ['--expose-gc', '--import', fileOf('reportMemory.ts')],
  env: { ...process.env, PORT: '0', CAIRN_DATA_DIR: dataDir, POWERTOOLS_LOG_LEVEL: 'ERROR' },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const ended = once(server, 'close');

const url = await new Promise<string>((resolve, reject) => {
  let said = '';
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-1_000);
    const ready = /Cairn is ready: (\S+)/.exec(said)?.[1];
    if (ready) resolve(ready);
  });
  ended.then(() => reject(new Error(`Cairn ended: ${said}`)));
});

const memory = z.object({ rss: z.number(), heapUsed: z.number() });

/** The memory use in bytes, after garbage collection. */
const memoryNow = async () => {
  const response = once(server, 'message');
  server.send('settle');
  return memory.parse((await response)[0]);
};

let sent = 0;
const refused = new Map<string, number>();

type Acts = readonly (() => Promise<unknown>)[];

/** A person's requests. What a request creates is deleted right after it, but ticks accumulate. */
const actsOf = async (person: Person): Promise<Acts> => {
  const items = await makeItems(person);
  const ids: string[] = [];
  for (let n = 0; n < habitsEach; n++) {
    const { data } = await person.call(habits.create, { body: habitLike(n) });
    ids.push(data.habit._id);
  }
  const today = todayIn(new Date(), zone);
  const of = (resource: string) => ({ id: items.get(resource) ?? '' });
  const habit = () => ({ id: ids[below(ids.length)] ?? '' });
  const send = async (route: Route, request: Sent = {}): Promise<unknown> => {
    const { status, body } = await person.send(route, request);
    sent++;
    if (status < 300) return body;
    const what = `${route.method} ${route.path} ${status}`;
    refused.set(what, (refused.get(what) ?? 0) + 1);
  };
  const page = async (path: string) => {
    await (await fetch(`${url}${path}`)).arrayBuffer();
    sent++;
  };
  return [
    () => page('/habits'),
    () => send(habits.list),
    () => send(habits.get, { params: habit() }),
    () => send(analytics.dashboard),
    () => send(analytics.skillHeatmap),
    () => send(skills.list),
    () => send(resources.list),
    () => send(projects.list),
    () => send(projects.get, { params: of('projects') }),
    () => send(assessments.list),
    () => {
      const date = addDays(today, -below(400));
      const body = random() < 0.3 ? { date } : { date, completed: random() < 0.7 };
      return send(habits.toggle, { params: habit(), body });
    },
    () => send(habits.update, { params: habit(), body: { targetDays: 1 + below(300) } }),
    () => send(resources.update, { params: of('resources'), body: { progress: below(101) } }),
    async () => {
      const body = { hours: (1 + below(8)) / 4, date: addDays(today, -below(30)) };
      const log = skills.logHours.reply.parse(
        await send(skills.logHours, { params: of('skills'), body }),
      );
      const params = { ...of('skills'), activityId: log.data.activity._id };
      await send(skills.removeActivity, { params });
    },
    async () => {
      const made = habits.create.reply.parse(
        await send(habits.create, { body: habitLike(below(100)) }),
      );
      await send(habits.remove, { params: { id: made.data.habit._id } });
    },
  ];
};

const soak = async () => {
  const everyone: Acts[] = [];
  for (let n = 0; n < people; n++) {
    const person = await registerPerson({ url, codes: [], notices: [] }, zone);
    everyone.push(await actsOf(person));
  }
  /** Sends requests until this many were sent in total. */
  const until = (count: number) =>
    Promise.all(
      everyone.map(async (acts) => {
        while (sent < count) await acts[below(acts.length)]?.();
      }),
    );
  const seen: { readonly requests: number; readonly rss: number; readonly heapUsed: number }[] = [];
  for (const look of looks) {
    await until(wanted * look);
    seen.push({ requests: sent, ...(await memoryNow()) });
  }
  return seen;
};

const start = performance.now();
const seen = await soak().finally(async () => {
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
console.table(
  seen.map(({ requests, rss, heapUsed }) => ({
    requests,
    'RSS MB': megabytes(rss),
    'heap MB': megabytes(heapUsed),
  })),
);
const growth = (seen.at(-1)?.rss ?? Number.POSITIVE_INFINITY) / (seen[0]?.rss ?? 1);
console.log(
  `${sent} requests of ${people} people (seed ${seed}) in ${Math.round((performance.now() - start) / 1_000)} s. ` +
    `The server's memory is ${growth.toFixed(2)} times what it was after a tenth of the requests (limit: ${mostGrowth}).`,
);
for (const [what, times] of refused) console.error(`${what}: ${times} times`);
if (growth > mostGrowth || refused.size > 0) process.exitCode = 1;
