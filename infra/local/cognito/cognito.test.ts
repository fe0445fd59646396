import { spawnSync } from 'node:child_process';
import { scrypt } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { JwtVerifier } from 'aws-jwt-verify';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { StartProblem } from '../startProblem.ts';
import { lockMs } from './attempts.ts';
import { startCognito } from './cognito.ts';
import { credentials, makeWorld, openPool, PASSWORD } from './world.fixture.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

describe('registration', () => {
  const demo = 'demo@cairn.example';

  async function openRegistration(registration: 'closed' | 'first', dir?: string) {
    const options = { registration, withoutUser: demo, deliver() {}, ...(dir && { dir }) };
    const server = await startCognito(options);
    const { endpoint, userPoolId: UserPoolId, clientId: ClientId } = server;
    const client = new CognitoIdentityProviderClient({
      endpoint,
      region: 'local',
      credentials,
      maxAttempts: 1,
    });
    return { world: makeWorld(client, { UserPoolId, ClientId }), server };
  }
  const refused = expect.objectContaining({ name: 'UserLambdaValidationException' });

  test('creates no account if it is closed', async () => {
    const { world, server } = await openRegistration('closed');
    await expect(world.create(world.address())).rejects.toEqual(refused);
    await server.stop();
  });

  test('creates exactly one account for six simultaneous calls, if only the first may register', async () => {
    const { world, server } = await openRegistration('first');
    const made = await Promise.allSettled(
      Array.from({ length: 6 }, () => world.create(world.address())),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(world.create(world.address())).rejects.toEqual(refused);
    await server.stop();
  });

  test('neither creates nor signs in the demo account, and does not count it as the first', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cairn-demo-'));
    const before = await openPool(dir);
    await before.world.create(demo);
    await before.world.setPassword(demo, PASSWORD);
    await before.world.signIn(demo, PASSWORD);
    await before.server?.stop();

    const { world, server } = await openRegistration('first', dir);
    await expect(world.signIn(demo, PASSWORD)).rejects.toThrow('User is disabled.');
    await world.create(world.address());
    await server.stop();
    rmSync(dir, { recursive: true });

    const empty = await openRegistration('first');
    await expect(empty.world.create(demo)).rejects.toEqual(refused);
    await empty.server.stop();
  });
});

describe('the stand-in', () => {
  const open: { stop(): Promise<void> }[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'cairn-identity-'));
  const start = async (dir?: string, signOutReachMs = 0) => {
    const { world, server } = await openPool(
      dir ?? mkdtempSync(join(folder, 'pool-')),
      signOutReachMs,
    );
    if (!server) throw new Error('no server of our own');
    open.push(server);
    return { world, server };
  };
  afterAll(async () => {
    await Promise.all(open.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  test('signs tokens that aws-jwt-verify accepts, with the claims of Cognito', async () => {
    const { world, server } = await start();
    const person = await world.person();
    const tokens = await world.tokens(person);
    const verifier = JwtVerifier.create({ issuer: server.issuer, audience: null });
    verifier.cacheJwks(server.jwks);
    const access = await verifier.verify(tokens.access);
    const id = await verifier.verify(tokens.id);
    const { sub } = person;
    expect(access).toMatchObject({ sub, username: sub, client_id: server.clientId });
    expect(access).toMatchObject({ token_use: 'access', iss: server.issuer });
    expect(access).not.toHaveProperty('aud');
    expect(id).toMatchObject({ sub, token_use: 'id', aud: server.clientId, name: 'Anna Ödegård' });
    expect(id).toMatchObject({ email: person.email, email_verified: true });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(3600);
    expect(access.origin_jti).toBe(id.origin_jti);
    expect(access.jti).not.toBe(id.jti);

    world.passTime(10_000);
    const renewed = (await world.refresh(tokens.refresh)).AuthenticationResult;
    const later = await verifier.verify(renewed?.AccessToken ?? '');
    expect(later).toMatchObject({ auth_time: access.auth_time, origin_jti: access.origin_jti });
    expect(later.iat).toBeGreaterThan(access.iat ?? 0);
  });

  test('keeps the user pool, users, sessions and key across restarts', async () => {
    const dir = join(folder, 'kept', 'identity');
    const first = await start(dir);
    const person = await first.world.person();
    const { refresh, access } = await first.world.tokens(person);
    await first.server.stop();

    const second = await start(dir);
    const { endpoint: _, stop: __, writeCodeMailsBy: ___, ...lasting } = first.server;
    expect(second.server).toMatchObject(lasting);
    await expect(second.world.refresh(refresh)).resolves.toBeDefined();
    await expect(second.world.changePassword(access, PASSWORD, PASSWORD)).resolves.toBeDefined();
  });

  test('each installation has its own user pool and key', async () => {
    const [one, two] = [(await start()).server, (await start()).server];
    expect(one.userPoolId).not.toBe(two.userPoolId);
    expect(one.clientId).not.toBe(two.clientId);
    expect(one.jwks.keys[0]?.n).not.toBe(two.jwks.keys[0]?.n);
    expect(one.issuer).toBe(`https://cognito-idp.local-dev-1.amazonaws.com/${one.userPoolId}`);
  });

  test('keeps every confirmed write if it is killed', async () => {
    const dir = join(folder, 'killed');
    const script = `
      import { startCognito } from '${new URL('cognito.ts', import.meta.url)}';
      const { endpoint, userPoolId } = await startCognito({ dir: '${dir}', deliver() {} });
      const target = 'AWSCognitoIdentityProviderService.AdminCreateUser';
      const user = { Username: 'anna@example.com', TemporaryPassword: '${PASSWORD}', MessageAction: 'SUPPRESS' };
      const body = JSON.stringify({ UserPoolId: userPoolId, ...user });
      await fetch(endpoint, { method: 'POST', headers: { 'X-Amz-Target': target }, body });
      process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
    expect(signal).toBe('SIGKILL');
    const { world } = await start(dir);
    await expect(world.create('anna@example.com')).rejects.toThrow('already exists');
  });

  test('also revokes the sessions that start within the configured time after a global sign-out', async () => {
    const { world } = await start(undefined, 60_000);
    const [person, other] = [await world.person(), await world.person()];
    await world.signOut(person.email);
    const { refresh } = await world.tokens(person);
    await expect(world.refresh(refresh)).rejects.toThrow('Refresh Token has been revoked');
    await expect(world.refresh((await world.tokens(other)).refresh)).resolves.toBeDefined();
    world.passTime(60_000);
    await expect(world.refresh((await world.tokens(person)).refresh)).resolves.toBeDefined();
    await expect(world.refresh(refresh)).rejects.toThrow('Refresh Token has been revoked');
  });

  test('stores no password, code or token in plain text, in files that only their owner can read', async () => {
    const dir = join(folder, 'secrets');
    const { world } = await start(dir);
    const person = await world.person();
    const { refresh, access } = await world.tokens(person);
    await world.forgot(person.email);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    const files = readdirSync(dir).map((name) => join(dir, name));
    expect(files).toContain(join(dir, 'identity.sqlite'));
    for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = files.map((file) => readFileSync(file, 'latin1')).join('');
    expect(text).toContain(person.email);
    for (const secret of [PASSWORD, refresh, access, world.codeSentTo(person.email)]) {
      expect(text).not.toContain(secret);
    }
  });

  describe('says in one sentence why it cannot start, and changes nothing:', () => {
    const contents = (dir: string) =>
      existsSync(dir)
        ? readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'latin1')])
        : undefined;

    /** A user pool with one user, as a stopped server leaves it. */
    const pool = async (name: string) => {
      const dir = join(folder, name, 'identity');
      const { world, server } = await openPool(dir);
      await world.person();
      await server?.stop();
      return dir;
    };
    const elsewhere = /, or choose another( folder)? with CAIRN_DATA_DIR\.$/;

    const refusal = async (dir: string, expected = false) => {
      const before = contents(dir);
      const problem = await startCognito({ dir, expected, deliver() {} }).catch((error) => error);
      expect(contents(dir)).toEqual(before);
      expect(problem).toBeInstanceOf(StartProblem);
      return problem.message;
    };

    /** Replaces the last occurrence of a text in a file by another text of the same length. */
    const overwrite = (file: string, text: string, other: string) => {
      const bytes = readFileSync(file);
      const at = bytes.lastIndexOf(text);
      expect(at).toBeGreaterThan(0);
      bytes.write(other, at);
      writeFileSync(file, bytes);
    };

    test.each<[string, (file: string) => void]>([
      ['without its key', (file) => overwrite(file, 'BEGIN PRIVATE', 'BEGIN PRIVAT3')],
      ['without a column', (file) => overwrite(file, 'revoked INTEGER', 'revok3d INTEGER')],
      ['with another index', (file) => overwrite(file, 'case-', 'cas3-')],
      ['cut off', (file) => truncateSync(file, 5_000)],
      ['empty', (file) => truncateSync(file, 0)],
      ['something else', (file) => writeFileSync(file, '{"version":')],
      [
        'damaged within',
        (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 2 * 4_096, 3 * 4_096)),
      ],
    ])('its file is %s', async (what, damage) => {
      const dir = await pool(what);
      damage(join(dir, 'identity.sqlite'));
      const message = await refusal(dir);
      expect(message).toMatch(
        /^The accounts in .+identity\.sqlite are damaged: put back a copy of this file, or move the folder /,
      );
      expect(message).toMatch(elsewhere);
    });

    test('its file is missing although there are data that need it', async () => {
      const dir = await pool('lost');
      rmSync(join(dir, 'identity.sqlite'));
      const message = await refusal(dir, true);
      expect(message).toMatch(/^The accounts are lost, since .+ is missing: put it back/);
      expect(message).toMatch(elsewhere);
    });

    test('its file is missing although the log of a killed server is there', async () => {
      const dir = join(folder, 'log', 'identity');
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, 'identity.sqlite-wal'), 'anything');
      expect(await refusal(dir)).toMatch(/^The accounts are lost/);
    });

    test('its folder is missing although there are data that need it', async () => {
      const dir = join(folder, 'never', 'identity');
      await expect(startCognito({ dir, expected: true, deliver() {} })).rejects.toThrow(
        /^The accounts are lost/,
      );
      expect(existsSync(join(dir, 'identity.sqlite'))).toBe(false);
    });

    test('its file is a folder', async () => {
      const dir = join(folder, 'strange', 'identity');
      mkdirSync(join(dir, 'identity.sqlite'), { recursive: true });
      const problem = await startCognito({ dir, deliver() {} }).catch((error) => error);
      expect(problem).toBeInstanceOf(StartProblem);
      expect(problem.message).toMatch(
        /^The accounts can't be written to .+ \(.+\): make sure that the disk has room/,
      );
    });

    test('its folder is a file', async () => {
      const dir = join(folder, 'file');
      writeFileSync(dir, '');
      await expect(startCognito({ dir, deliver() {} })).rejects.toThrow(
        /^The data folder .* can't be written \(EEXIST\): choose another folder with CAIRN_DATA_DIR\.$/,
      );
    });

    // Limits the size of files instead, because filling a disk needs privileges.
    test.each<[string, number]>([
      ['from the beginning', 0],
      ['half-way', 20],
    ])('the disk is full %s', (what, blocks) => {
      const dir = join(folder, `full ${what}`);
      const script = `
        import { startCognito } from '${new URL('cognito.ts', import.meta.url)}';
        await startCognito({ dir: '${dir}', deliver() {} }).then(
          () => console.log('started'),
          (error) => console.log(error.name, error.message),
        );
        process.exit();`;
      const node = `"${process.execPath}" --input-type=module -e "$1" | cat`;
      const { stdout } = spawnSync('bash', ['-c', `ulimit -f ${blocks}; ${node}`, 'bash', script], {
        encoding: 'utf8',
      });
      expect(stdout).toMatch(
        /^StartProblem The accounts can't be written to \S.*identity\.sqlite \(.+\): make sure that the disk has room and that you may write there, or choose another folder with CAIRN_DATA_DIR\.\n$/,
      );
      expect(readdirSync(dir)).toEqual([]);
    });
  });

  test('two simultaneous registrations of one e-mail create one account', async () => {
    const { world } = await start();
    const email = world.address();
    const tries = await Promise.allSettled([1, 2, 3].map(() => world.create(email)));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('an unknown e-mail is refused after the same work as a wrong password', async () => {
    const { world } = await start();
    const work = async (email: string) => {
      vi.mocked(scrypt).mockClear();
      await expect(world.signIn(email, 'no stone at all')).rejects.toThrow();
      return vi.mocked(scrypt).mock.calls.map(([, , bytes, options]) => ({ bytes, options }));
    };
    const { email } = await world.person();
    const known = await work(email);
    expect(known).toHaveLength(1);
    expect(await work(world.address())).toEqual(known);
  });

  test.each([
    ['no action', { method: 'POST', body: '{}' }, 'UnknownOperationException'],
    ['a page in a browser', { method: 'GET' }, 'UnknownOperationException'],
    [
      'a body that is no JSON',
      {
        method: 'POST',
        headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
        body: '{',
      },
      'SerializationException',
    ],
    [
      'a body without its members',
      {
        method: 'POST',
        headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.AdminDeleteUser' },
        body: '{}',
      },
      'InvalidParameterException',
    ],
  ])('returns 400 for %s', async (_, request, name) => {
    const { server } = await start();
    const response = await fetch(server.endpoint, request);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(await response.json()).toMatchObject({ __type: name, message: expect.any(String) });
  });

  test.each([
    [0, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [9, 16_000],
    [14, 512_000],
    [15, 900_000],
    [60, 900_000],
  ])('%i failures lock for %i ms', (failures, ms) => {
    expect(lockMs(failures)).toBe(ms);
  });
});
