import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { assessments } from '#shared/assessments/routes.ts';
import { demoAccount } from '#shared/auth/demoAccount.ts';
import { auth } from '#shared/auth/routes.ts';
import { type Route, urlOf } from '#shared/calls/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { type Call, CallFailed, createCall } from './call.ts';
import { demoHabits } from './demo/demoHabits.ts';
import { demoProjects } from './demo/demoProjects.ts';
import { readProgress } from './demo/progress.ts';
import { enginePids } from './table/enginePids.ts';
import { buildSite, isSiteStale } from './website/site.ts';

vi.setConfig({ testTimeout: 60_000 });

const script = fileURLToPath(new URL('start.ts', import.meta.url));
const parent = mkdtempSync(join(tmpdir(), 'cairn-start-'));
const children: ChildProcess[] = [];

beforeAll(async () => {
  if (isSiteStale()) await buildSite();
}, 60_000);
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Runs `npm start` like a person who also works with a real AWS account. */
function npmStart(dataDir: string, env: Record<string, string> = {}, limits = 'true') {
  const { DYNAMODB_ENDPOINT: _, ...inherited } = process.env;
  const child = spawn('sh', ['-c', `${limits}; exec "$0" "$1"`, process.execPath, script], {
    env: {
      ...inherited,
      PORT: '0',
      CAIRN_DATA_DIR: dataDir,
      AWS_PROFILE: 'work',
      AWS_ENDPOINT_URL: 'https://example.amazonaws.com',
      ...env,
    },
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const exit = once(child, 'close').then(([code, signal]) => code ?? signal);
  const until = async (pattern: RegExp) => {
    while (!pattern.test(said)) {
      if (child.exitCode !== null) throw new Error(`It ended: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return pattern.exec(said) as RegExpExecArray;
  };
  return {
    until,
    url: async () => (await until(/Cairn is ready: (\S+)/))[1] ?? '',
    killEngine: () => {
      const pids = enginePids(child.pid ?? 0);
      expect(pids).toHaveLength(1);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
    },
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return exit;
    },
    end: async () => ({ code: await exit, said: said.trim() }),
  };
}

const login = { email: demoAccount.email, password: demoAccount.password };

/** All habits, including archived ones. */
async function everyHabitOf(call: Call) {
  const { data } = await call(habits.list, { query: { archived: 'true' } });
  return [...data.habits, ...(data.archived ?? [])];
}

async function demoHabitsAt(url: string) {
  const { token } = await createCall(url, { timeZone: 'UTC' })(auth.login, { body: login });
  const call = createCall(url, { timeZone: 'UTC' }, token);
  return { call, list: await everyHabitOf(call) };
}

describe('the data folder', () => {
  const dataDir = join(parent, 'data');

  test('the first start creates the demo account, and kill -9 loses nothing of it', async () => {
    const first = npmStart(dataDir);
    const { call, list } = await demoHabitsAt(await first.url());
    expect(list.map(({ name }) => name).sort()).toEqual(
      demoHabits.map(({ habit }) => habit.name).sort(),
    );
    expect(Math.max(...list.map(({ currentStreak }) => currentStreak))).toBeGreaterThan(30);
    const [gone] = list;
    if (!gone) throw new Error('No habit');
    await call(habits.remove, { params: { id: gone._id } });
    expect(await first.kill('SIGKILL')).toBe('SIGKILL');

    const second = npmStart(dataDir);
    const after = await demoHabitsAt(await second.url());
    expect(after.list.map(({ _id }) => _id).sort()).toEqual(
      list
        .map(({ _id }) => _id)
        .filter((id) => id !== gone._id)
        .sort(),
    );
    expect(await second.kill('SIGTERM')).toBe(0);
  });

  test.each([
    ['', () => {}],
    [
      ', though the file of the queue is lost',
      (folder: string) => rmSync(join(folder, 'deletions.sqlite')),
    ],
  ])(
    'an account that was deleted just before kill -9 is gone after the next start%s @exhaustive',
    async (name, lose) => {
      const own = join(parent, `deleted${name.length}`);
      cpSync(dataDir, own, { recursive: true });
      const first = npmStart(own);
      const { call } = await demoHabitsAt(await first.url());
      await call(users.deleteAccount, { body: { currentPassword: login.password } });
      expect(await first.kill('SIGKILL')).toBe('SIGKILL');
      lose(own);

      const second = npmStart(own);
      const visitor = createCall(await second.url(), { timeZone: 'UTC' });
      const refused = expect.objectContaining({ status: 401 });
      await expect(visitor(auth.login, { body: login })).rejects.toEqual(refused);
      // The server stops only once the running deletion is done.
      expect(await second.kill('SIGTERM')).toBe(0);

      const third = npmStart(own);
      const url = await third.url();
      const body = { ...login, name: 'Somebody else' };
      const { token } = await createCall(url, { timeZone: 'UTC' })(auth.register, { body });
      const { data } = await createCall(url, { timeZone: 'UTC' }, token)(habits.list, {});
      expect(data.habits).toEqual([]);
      expect(await third.kill('SIGTERM')).toBe(0);
    },
  );

  test('a demo account whose creation was killed is completed by the next start @exhaustive', async () => {
    const folder = join(parent, 'half');
    const first = npmStart(folder);
    while (readProgress(folder) === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await first.kill('SIGKILL')).toBe('SIGKILL');

    const { call, list } = await demoHabitsAt(await npmStart(folder).url());
    expect(list).toHaveLength(demoHabits.length);
    expect((await call(projects.list, {})).data.projects).toHaveLength(demoProjects.length);
    expect((await call(assessments.stats, {})).data.overdueReviews).toBe(3);
  });

  test('a second start on the same data is refused', async () => {
    const first = npmStart(dataDir);
    await first.url();
    expect(await npmStart(dataDir).end()).toEqual({
      code: 1,
      said: `Another Cairn is running on the data in ${dataDir}: stop it first, or choose another folder with CAIRN_DATA_DIR.`,
    });
    expect(await first.kill('SIGINT')).toBe(0);
  });

  describe('whose table engine is killed:', () => {
    test('all data are served again', async () => {
      const cairn = npmStart(dataDir);
      const { call, list } = await demoHabitsAt(await cairn.url());
      const made = await call(habits.create, { body: { name: 'Late', frequency: 'daily' } });
      cairn.killEngine();
      const again = async () => {
        try {
          return await everyHabitOf(call);
        } catch (error) {
          if (error instanceof CallFailed && error.status === 503) return undefined;
          throw error;
        }
      };
      let after = await again();
      while (!after) after = await again();
      expect(after.map(({ _id }) => _id).sort()).toEqual(
        [...list, made.data.habit].map(({ _id }) => _id).sort(),
      );
      await call(habits.remove, { params: { id: made.data.habit._id } });
      await cairn.until(/The table engine runs again\./);
      expect(await cairn.kill('SIGTERM')).toBe(0);
    });

    test('the data stay unchanged if it can’t be restarted, and one sentence says why @exhaustive', async () => {
      const folder = join(parent, 'spoiled');
      cpSync(dataDir, folder, { recursive: true });
      const cairn = npmStart(folder);
      await cairn.url();
      rmSync(join(folder, 'table.sqlite'));
      cairn.killEngine();
      const { code, said } = await cairn.end();
      const lines = said.split('\n');
      expect(lines).toContain('The table engine died: it ended by SIGKILL');
      expect(lines.at(-1)).toBe(
        `The table file ${folder}/table.sqlite is missing, though its folder was used before: put back a copy of it, choose another folder with CAIRN_DATA_DIR, or move ${folder} away to start over.`,
      );
      expect(code).toBe(1);
    });

    test('Ctrl-C still ends Cairn @exhaustive', async () => {
      const cairn = npmStart(dataDir);
      await cairn.url();
      cairn.killEngine();
      expect(await cairn.kill('SIGINT')).toBe(0);
    });
  });

  test.each([
    ['damaged', 'is damaged', (file: string) => writeFileSync(file, 'no table '.repeat(999))],
    ['missing', 'is missing, though its folder was used before', (file: string) => rmSync(file)],
  ])('whose table file is %s is refused in one sentence @exhaustive', async (name, what, spoil) => {
    const folder = join(parent, name);
    cpSync(dataDir, folder, { recursive: true });
    const file = join(folder, 'table.sqlite');
    spoil(file);
    expect(await npmStart(folder).end()).toEqual({
      code: 1,
      said: `The table file ${file} ${what}: put back a copy of it, choose another folder with CAIRN_DATA_DIR, or move ${folder} away to start over.`,
    });
  });
});

test('the mail with a code to reset a forgotten password is printed, in the language of the page', async () => {
  const cairn = npmStart(join(parent, 'codes'));
  const url = await cairn.url();
  await fetch(url + urlOf(auth.forgotPassword, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({ email: demoAccount.email }),
  });
  const [, code = ''] = await cairn.until(
    /Mail to demo@cairn\.example: Dein Code zum Zurücksetzen deines Cairn-Passworts\n.*\n\s*(\d{6})\n/,
  );
  const call = createCall(url, { timeZone: 'UTC' });
  const password = 'another-password';
  await call(auth.resetPassword, { body: { email: demoAccount.email, code, password } });
  await call(auth.login, { body: { ...login, password } });
});

describe('at an address of its own', () => {
  const CAIRN_ORIGIN = 'https://cairn.example.org';

  /**
   * Sends a request like a proxy on this machine. Each visitor has a different address, because attempts are
   * limited per address.
   */
  const behindProxy = (url: string, route: Route, body: object, visitor = 1) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = httpRequest(
        `${url}${urlOf(route, {})}`,
        {
          method: 'POST',
          headers: {
            host: 'cairn.example.org',
            'content-type': 'application/json',
            'x-forwarded-for': `192.0.2.${visitor}`,
          },
        },
        async (response) => {
          resolve({ status: response.statusCode ?? 0, text: await text(response) });
        },
      );
      request.on('error', reject).end(JSON.stringify(body));
    });
  const person = (n: number) => ({
    name: 'Ada',
    email: `ada${n}@example.com`,
    password: login.password,
  });
  const where = async (cairn: ReturnType<typeof npmStart>) =>
    (
      await cairn.until(/Cairn is ready: https:\/\/cairn\.example\.org, by a proxy to (\S+)\./)
    )[1] ?? '';

  test('only one of six people can register, and nobody can use the demo account', async () => {
    const folder = join(parent, 'public');
    cpSync(join(parent, 'data'), folder, { recursive: true });
    const cairn = npmStart(folder, { CAIRN_ORIGIN });
    const url = await where(cairn);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(421);
    const demo = await behindProxy(url, auth.login, login, 9);
    expect(demo.status).toBe(401);
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => behindProxy(url, auth.register, person(n), n)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403, 403]);
    const { text: said } = await behindProxy(url, auth.register, person(7), 7);
    expect(JSON.parse(said)).toEqual({
      code: 'forbidden',
      ...userReasons.registrationClosed({ setting: 'CAIRN_REGISTRATION=open' }),
    });
    expect(await cairn.kill('SIGTERM')).toBe(0);

    const open = npmStart(folder, { CAIRN_ORIGIN, CAIRN_REGISTRATION: 'open' });
    const { status } = await behindProxy(await where(open), auth.register, person(8), 8);
    expect(status).toBe(201);
    expect(await open.kill('SIGTERM')).toBe(0);
  });

  test('a code is sent by mail and not printed', async () => {
    const smtp = createTcpServer((socket) => socket.end('554 No\r\n')).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    const { port } = smtp.address() as AddressInfo;
    const cairn = npmStart(join(parent, 'mailed'), {
      CAIRN_ORIGIN,
      CAIRN_SMTP: `smtp://127.0.0.1:${port}`,
      CAIRN_SMTP_FROM: 'cairn@example.org',
    });
    const url = await where(cairn);
    await behindProxy(url, auth.register, person(1));
    await behindProxy(url, auth.forgotPassword, { email: person(1).email });
    await cairn.until(/A mail could not be sent: the mail server failed with EPROTOCOL 554\.\n/);
    await cairn.kill('SIGTERM');
    expect((await cairn.end()).said).not.toMatch(/Mail to|ada1|\d{6}\n/);
    smtp.close();
  });
});

describe('reports problems in one sentence:', () => {
  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await npmStart(join(parent, 'port'), { PORT: `${port}` }).end()).toEqual({
      code: 1,
      said: `Port ${port} is taken: choose another, like PORT=3001 npm start.`,
    });
    other.close();
  });

  test.each([
    // The second value is how many blocks of 512 bytes a file may have.
    ['a first start', 2_048, () => {}],
    [
      'a later start @exhaustive',
      1_024,
      (folder: string) => cpSync(join(parent, 'data'), folder, { recursive: true }),
    ],
  ])('a disk without room for %s', async (_, blocks, fill) => {
    const folder = join(parent, `full${blocks}`);
    fill(folder);
    expect(await npmStart(folder, {}, `ulimit -f ${blocks}`).end()).toEqual({
      code: 1,
      said: `The disk of ${folder} is full: make room for at least 16 MB, or choose another folder with CAIRN_DATA_DIR.`,
    });
  });

  test.runIf(existsSync('/dev/full'))(
    'a disk that becomes full before the demo account exists',
    async () => {
      const folder = join(parent, 'filling');
      mkdirSync(folder);
      symlinkSync('/dev/full', join(folder, 'demo.new'));
      const { code, said } = await npmStart(folder).end();
      expect(said).toMatch(
        /^The demo account could not be completed \(ENOSPC.*\): see what is wrong, then start Cairn again\.$/,
      );
      expect(code).toBe(1);
    },
  );

  test.each([
    ['a bad port', { PORT: 'web' }, /^PORT must be a whole number from 0 to 65535, not 'web': .*$/],
    [
      'a data folder inside a file',
      { CAIRN_DATA_DIR: join(parent, 'file', 'below') },
      /^The data folder .* can't be written \(\w+\): choose another folder with CAIRN_DATA_DIR\.$/,
    ],
    [
      'a DynamoDB that does not respond',
      { DYNAMODB_ENDPOINT: 'http://127.0.0.1:9' },
      /^The table can't be made on the DynamoDB at http:\/\/127\.0\.0\.1:9 .*$/,
    ],
  ])('%s @exhaustive', async (_, env, sentence) => {
    writeFileSync(join(parent, 'file'), '');
    const { code, said } = await npmStart(join(parent, 'other'), env).end();
    expect(said).toMatch(sentence);
    expect(code).toBe(1);
  });
});
