import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enginePids } from '#infra/local/table/enginePids.ts';
import { idOn } from '#shared/core/ids.ts';
import { dayHeaders } from '#shared/days/dayHeaders.ts';
import { defaultDaySettings } from '#shared/days/daySettings.ts';
import { randomFrom } from '#testing/histories/random.ts';

/** `node run.mjs bench/killStorm.ts <writes> <kills> <seed>` */
const [wanted = 30_000, kills = 10, seed = 42] = process.argv.slice(2).map(Number);
const clients = 12;
/** A client keeps at most this many items of a kind, which is below every limit. */
const maxItems = 40;

const script = fileURLToPath(new URL('../infra/local/start.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'cairn-kills-'));

let server: ChildProcess | undefined;
/** How often the server or its engine has been killed. */
let killed = 0;
let output = '';
let url = '';
let isEnding = false;

/** Runs `npm start`. It runs again after each kill of the server, with the same data. */
const startServer = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, PORT: '0', CAIRN_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = child;
    const start = output.length;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const ready = /Cairn is ready: (\S+)/.exec(output.slice(start))?.[1];
        if (ready) url = ready;
        if (ready) resolve();
      });
    }
    child.once('close', () => {
      if (!isEnding && child === server) reject(new Error(`Cairn ended: ${output.slice(-500)}`));
    });
  });

type Sent = { readonly method: string; readonly path: string; readonly body?: unknown };
type Thing = Readonly<Record<string, unknown>>;
type CallResponse = { readonly status: number; readonly body: Thing };

const dataOf = ({ body }: CallResponse): Thing => (body.data ?? {}) as Thing;

/**
 * Like the web client, sends a request again while there is no response, or a 429 or 503. `repeated` says that an
 * earlier try may have succeeded. The server may also have sent a transaction again. A killed engine forgets the
 * idempotency token of a transaction, so it can run the transaction twice.
 */
const retryUntilDone = async (
  { method, path, body }: Sent,
  headers: Readonly<Record<string, string>>,
): Promise<CallResponse & { readonly repeated: boolean }> => {
  const before = killed;
  for (let again = false; ; again = true) {
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...dayHeaders(defaultDaySettings),
          'content-type': 'application/json',
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      });
      const received = (await response.json()) as Thing;
      if (response.status !== 503 && response.status !== 429) {
        return { status: response.status, body: received, repeated: again || killed > before };
      }
    } catch {
      // The server was killed, or hasn't started yet.
    }
    await pause(250);
  }
};

/** The data that the server should have, computed from the acknowledged writes without the app's code. */
type Ledger = {
  readonly habits: Map<string, Set<string>>;
  readonly skills: Map<string, Map<string, number>>;
  readonly goals: Map<string, Map<string, boolean>>;
  readonly resources: Map<string, number>;
  readonly assessments: Set<string>;
};

let acknowledged = 0;
let repeats = 0;
const wrong: string[] = [];

const random = randomFrom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <T>(values: Iterable<T>): T | undefined => {
  const all = [...values];
  return all[below(all.length)];
};
const isoDay = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const client = async (number: number) => {
  const password = randomUUID();
  const email = `${randomUUID()}@example.com`;
  const person = { name: `Client ${number}`, email, password };
  const made = await retryUntilDone({ method: 'POST', path: '/auth/register', body: person }, {});
  const signIn = async () => {
    const sent = { method: 'POST', path: '/auth/login', body: { email, password } };
    const { status, body } = await retryUntilDone(sent, {});
    if (status !== 200) throw new Error(`Client ${number} can't sign in: ${status}`);
    return String(body.token);
  };
  let token = made.status === 201 ? String(made.body.token) : await signIn();
  const ledger: Ledger = {
    habits: new Map(),
    skills: new Map(),
    goals: new Map(),
    resources: new Map(),
    assessments: new Set(),
  };

  const ask = async (sent: Sent) => {
    const send = () => retryUntilDone(sent, { authorization: `Bearer ${token}` });
    let response = await send();
    if (response.status === 401) {
      token = await signIn();
      response = await send();
    }
    return response;
  };

  /** A write that must be accepted. A repeated deletion may find nothing left to delete. */
  const write = async (sent: Sent): Promise<Thing> => {
    const response = await ask(sent);
    const wasDone = sent.method === 'DELETE' && response.repeated && response.status === 404;
    if (response.status >= 300 && !wasDone) {
      wrong.push(
        `${sent.method} ${sent.path}: ${response.status} ${JSON.stringify(response.body)}`,
      );
    } else acknowledged++;
    if (response.repeated) repeats++;
    return dataOf(response);
  };

  const id = (thing: unknown): string => String((thing as { _id?: string } | undefined)?._id);
  const create = async (path: string, kind: string, body: object) => {
    const { date } = body as { readonly date?: string };
    return id((await write({ method: 'POST', path, body: { _id: idOn(date), ...body } }))[kind]);
  };

  const acts: readonly (() => Promise<unknown>)[] = [
    async () => {
      if (ledger.habits.size >= maxItems) return;
      const body = { name: 'Walk', frequency: 'daily' };
      ledger.habits.set(await create('/habits', 'habit', body), new Set());
    },
    async () => {
      const habit = oneOf(ledger.habits.keys());
      if (!habit || ledger.habits.size < 3) return;
      await write({ method: 'DELETE', path: `/habits/${habit}` });
      ledger.habits.delete(habit);
    },
    ...Array.from({ length: 6 }, () => async () => {
      const habit = oneOf(ledger.habits.keys());
      if (!habit) return;
      const [date, completed] = [isoDay(below(300)), random() < 0.7];
      const path = `/habits/${habit}/toggle`;
      await write({ method: 'POST', path, body: { date, completed } });
      if (completed) ledger.habits.get(habit)?.add(date);
      else ledger.habits.get(habit)?.delete(date);
    }),
    async () => {
      if (ledger.skills.size >= 5) return;
      const body = { name: 'Rust', category: 'Database' };
      ledger.skills.set(await create('/skills', 'skill', body), new Map());
    },
    ...Array.from({ length: 3 }, () => async () => {
      const skill = oneOf(ledger.skills.keys());
      if (!skill) return;
      const hours = (1 + below(8)) / 4;
      const body = { hours, date: isoDay(below(365)) };
      const log = await create(`/skills/${skill}/log-hours`, 'activity', body);
      ledger.skills.get(skill)?.set(log, hours);
    }),
    async () => {
      const skill = oneOf(ledger.skills.keys());
      const log = oneOf(ledger.skills.get(skill ?? '')?.keys() ?? []);
      if (!skill || !log) return;
      await write({ method: 'DELETE', path: `/skills/${skill}/activities/${log}` });
      ledger.skills.get(skill)?.delete(log);
    },
    async () => {
      if (ledger.goals.size >= 5) return;
      ledger.goals.set(await create('/projects', 'project', { name: 'A shed' }), new Map());
    },
    async () => {
      const project = oneOf(ledger.goals.keys());
      const goals = ledger.goals.get(project ?? '');
      if (!project || !goals || goals.size >= maxItems) return;
      const description = randomUUID();
      const body = { _id: idOn(undefined), description };
      await write({ method: 'POST', path: `/projects/${project}/goals`, body });
      const { goals: all } = dataOf(await ask({ method: 'GET', path: `/projects/${project}` })) as {
        goals?: { _id: string; description: string }[];
      };
      const found = all?.filter((goal) => goal.description === description) ?? [];
      if (found.length !== 1) wrong.push(`A goal is there ${found.length} times`);
      if (found[0]) goals.set(found[0]._id, false);
    },
    async () => {
      const project = oneOf(ledger.goals.keys());
      const goals = ledger.goals.get(project ?? '');
      const goal = oneOf(goals?.keys() ?? []);
      if (!project || !goals || !goal) return;
      const completed = random() < 0.5;
      const path = `/projects/${project}/goals/${goal}/toggle`;
      await write({ method: 'PATCH', path, body: { completed } });
      goals.set(goal, completed);
    },
    async () => {
      if (ledger.resources.size >= maxItems) return;
      ledger.resources.set(await create('/resources', 'resource', { title: 'A book' }), 0);
    },
    async () => {
      const resource = oneOf(ledger.resources.keys());
      if (!resource) return;
      const progress = below(101);
      await write({ method: 'PATCH', path: `/resources/${resource}`, body: { progress } });
      ledger.resources.set(resource, progress);
    },
    async () => {
      const skill = oneOf(ledger.skills.keys());
      if (!skill || ledger.assessments.size >= maxItems) return;
      const body = { skill, confidenceLevel: 1 + below(5) };
      ledger.assessments.add(await create('/assessments', 'assessment', body));
    },
    async () => {
      const assessment = oneOf(ledger.assessments);
      if (!assessment) return;
      await write({ method: 'DELETE', path: `/assessments/${assessment}` });
      ledger.assessments.delete(assessment);
    },
  ];

  while (acknowledged < wanted) await oneOf(acts)?.();

  /** Compares the stored data with the acknowledged writes: nothing is lost, and nothing is stored twice. */
  const recount = async (): Promise<void> => {
    const list = async (path: string, field: string) =>
      (dataOf(await ask({ method: 'GET', path }))[field] ?? []) as readonly Thing[];
    const compare = (what: string, acknowledged: unknown, stored: unknown) => {
      if (JSON.stringify(acknowledged) !== JSON.stringify(stored)) {
        wrong.push(
          `Client ${number}, ${what}: acknowledged ${JSON.stringify(acknowledged)}, stored ${JSON.stringify(stored)}`,
        );
      }
    };
    const ids = (things: readonly unknown[]) => things.map(id).sort();
    const [habits, skills, projects, resources, assessments] = [
      await list(`/habits?from=${isoDay(365)}&to=${isoDay(0)}`, 'habits'),
      await list('/skills', 'skills'),
      await list('/projects', 'projects'),
      await list('/resources', 'resources'),
      await list('/assessments', 'assessments'),
    ];
    compare('habits', [...ledger.habits.keys()].sort(), ids(habits));
    for (const habit of habits) {
      const days = (habit.completions as { date: string }[]).map(({ date }) => date);
      compare('days', [...(ledger.habits.get(id(habit)) ?? [])].sort(), days);
    }
    compare('skills', [...ledger.skills.keys()].sort(), ids(skills));
    for (const skill of skills) {
      const logged = [...(ledger.skills.get(id(skill))?.values() ?? [])];
      const hours = logged.reduce((sum, one) => sum + one, 0);
      compare('hours', hours, skill.currentHours);
      const path = `/skills/${id(skill)}/activities?from=${isoDay(60)}&to=${isoDay(0)}`;
      const there = await list(path, 'activities');
      compare('activities', logged.length, there.length);
    }
    compare('projects', [...ledger.goals.keys()].sort(), ids(projects));
    for (const project of projects) {
      const there = (project.goals as { _id: string; completed: boolean }[]).map(
        ({ _id, completed }) => [_id, completed],
      );
      compare('goals', [...(ledger.goals.get(id(project)) ?? [])].sort(), there.sort());
    }
    const progress = resources.map((one) => [id(one), one.progress]).sort();
    compare('resources', [...ledger.resources].sort(), progress);
    compare('assessments', [...ledger.assessments].sort(), ids(assessments));
  };
  return { recount };
};

await startServer();
const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
let engineKills = 0;
let serverKills = 0;
for (let kill = 1; kill <= kills; kill++) {
  while (acknowledged < (wanted * kill) / (kills + 1)) await pause(20);
  const [engine] = enginePids(server?.pid ?? 0);
  killed++;
  // Every other kill hits only the engine, and Cairn restarts it. The other kills hit the whole server, which is
  // restarted below.
  if (kill % 2 === 1 && engine !== undefined) {
    engineKills++;
    process.kill(engine, 'SIGKILL');
    continue;
  }
  serverKills++;
  const victim = server;
  server = undefined;
  victim?.kill('SIGKILL');
  await pause(500);
  await startServer();
}
const done = await running;
for (const { recount } of done) await recount();
isEnding = true;
server?.kill('SIGTERM');
await pause(1_000);
rmSync(dataDir, { recursive: true, force: true });

console.log(
  `${acknowledged} acknowledged writes of ${clients} clients (seed ${seed}), ${engineKills} SIGKILLs of the engine ` +
    `and ${serverKills} of the server, ${repeats} writes sent again: ${wrong.length} lost, doubled, half done or refused.`,
);
for (const line of wrong.slice(0, 20)) console.error(line.slice(0, 600));
const faults = output
  .split('\n')
  .filter((line) => line.includes('Something went wrong on our side'));
for (const line of faults.slice(0, 5)) console.error(line.slice(0, 1_000));
process.exit(wrong.length > 0 ? 1 : 0);
