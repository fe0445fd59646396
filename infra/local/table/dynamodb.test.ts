import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDynamoDb } from './dynamodb.ts';
import { engineBinary, NO_ENGINE } from './engineBinary.ts';
import { enginePids } from './enginePids.ts';

const table = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

const create = new CreateTableCommand({
  TableName: 'stones',
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  BillingMode: 'PAY_PER_REQUEST',
});
const put = new PutItemCommand({ TableName: 'stones', Item: { pk: { S: 'a' }, n: { N: '1' } } });
const get = new GetItemCommand({ TableName: 'stones', Key: { pk: { S: 'a' } } });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-table-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const responds = (endpoint: string) =>
  fetch(endpoint).then(
    (reply) => reply.ok,
    () => false,
  );

describe('the embedded table', () => {
  test('listens on one random loopback address, where no web page looks for it', async () => {
    const engines = [await startDynamoDb(), await startDynamoDb()];
    const [first, second] = engines.map(({ endpoint }) => new URL(endpoint));
    expect(first?.hostname).toMatch(/^127\.\d+\.\d+\.\d+$/);
    expect(first?.hostname).not.toBe(second?.hostname);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']) {
      expect([host, await responds(`http://${host}:${first?.port}`)]).toEqual([host, false]);
    }
    for (const { stop } of engines) await stop();
  });

  test('listens on loopback only, and its file is readable only by its owner', async () => {
    const file = join(folder, 'new', 'table.db');
    const engine = await startDynamoDb({ file });
    expect(engine.endpoint).toMatch(/^http:\/\/127(\.\d+){3}:\d+$/);
    await table(engine.endpoint).send(create);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    await engine.stop();
    expect(await responds(engine.endpoint)).toBe(false);
  });

  test('keeps its data across restarts', async () => {
    const file = join(folder, 'table.db');
    const first = await startDynamoDb({ file });
    await table(first.endpoint).send(create);
    await table(first.endpoint).send(put);
    await first.stop();
    const second = await startDynamoDb({ file });
    expect((await table(second.endpoint).send(get)).Item).toEqual({
      pk: { S: 'a' },
      n: { N: '1' },
    });
    await second.stop();
  });

  test('without a file, two engines share nothing', async () => {
    const [one, two] = await Promise.all([startDynamoDb(), startDynamoDb()]);
    await table(one.endpoint).send(create);
    await expect(table(two.endpoint).send(put)).rejects.toThrow('not found');
    await Promise.all([one.stop(), two.stop()]);
  });

  test('two engines can open one new file at the same time', async () => {
    const file = join(folder, 'table.db');
    const engines = await Promise.all([startDynamoDb({ file }), startDynamoDb({ file })]);
    await Promise.all(engines.map((engine) => engine.stop()));
  });

  test('ends if its parent is killed, and loses nothing that was written', async () => {
    const file = join(folder, 'table.db');
    const script =
      `import { startDynamoDb } from ${JSON.stringify(new URL('./dynamodb.ts', import.meta.url).href)};` +
      `console.log((await startDynamoDb({ file: ${JSON.stringify(file)} })).endpoint);` +
      'setInterval(() => {}, 1000);';
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let endpoint = '';
    parent.stdout.setEncoding('utf8').on('data', (text: string) => {
      endpoint += text;
    });
    await until(() => endpoint.endsWith('\n'));
    endpoint = endpoint.trim();
    await table(endpoint).send(create);
    await table(endpoint).send(put);
    parent.kill('SIGKILL');
    const next = await startDynamoDb({ file });
    expect((await table(next.endpoint).send(get)).Item).toBeDefined();
    await until(async () => !(await responds(endpoint)));
    expect((await table(next.endpoint).send(get)).Item).toBeDefined();
    await next.stop();
  });

  test('says in one sentence that its folder or its file is unusable', async () => {
    writeFileSync(join(folder, 'plain'), '');
    await expect(startDynamoDb({ file: join(folder, 'plain', 'table.db') })).rejects.toThrow(
      /^The data folder .*plain can't be written \(\w+\)\.$/,
    );
    await expect(startDynamoDb({ file: folder })).rejects.toThrow(
      /^The table file .* can't be written \(EISDIR\): put back a copy of it, /,
    );
    writeFileSync(join(folder, 'broken.db'), 'this is no database, '.repeat(50));
    await expect(startDynamoDb({ file: join(folder, 'broken.db') })).rejects.toThrow(
      /^The table file .*broken\.db is damaged: put back a copy of it, /,
    );
  });

  const startScript = `import { startDynamoDb } from ${JSON.stringify(new URL('./dynamodb.ts', import.meta.url).href)};
    await startDynamoDb({ file: process.argv[1] }).catch((error) => console.log(error.message));`;
  const run = `exec ${process.execPath} --input-type=module -e "$1" "$2/table.db"`;
  const inNamespace = ['unshare', '--user', '--map-root-user', '--mount'] as const;
  const mayMount = spawnSync(inNamespace[0], [...inNamespace.slice(1), 'true']).status === 0;

  test.runIf(process.platform !== 'win32').each([
    ['is limited', true, ['sh'], `ulimit -f 16; ${run}`],
    // A disk of 64 kB. Skipped if users may not mount file systems.
    ['is full', mayMount, [...inNamespace, 'sh'], `mount -t tmpfs -o size=64k none "$2"; ${run}`],
  ])('says in one sentence that its disk %s', (_, isPossible, [command = '', ...args], script) => {
    if (!isPossible) return;
    const { stdout } = spawnSync(command, [...args, '-c', script, 'sh', startScript, folder]);
    expect(`${stdout}`.trim()).toBe(
      `The disk of ${folder} is full: make room for at least 16 MB, or choose another folder with CAIRN_DATA_DIR.`,
    );
  });

  test('a platform without an engine gets a message that says what to do', () => {
    expect(() => engineBinary('plan9-mips')).toThrow(NO_ENGINE);
  });
});

describe('an engine that dies', () => {
  const kill = () => enginePids(process.pid).forEach((pid) => void process.kill(pid, 'SIGKILL'));
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
  /** Waits for the log. The engine responds shortly before it counts as started. */
  const untilItRunsAgain = (times: number) =>
    until(() => {
      const said = vi.mocked(console.error).mock.calls.flat();
      return said.filter((line) => line === 'The table engine runs again.').length === times;
    });

  test('is restarted on its port, with its data, and watched like the first', async () => {
    const file = join(folder, 'table.db');
    const engine = await startDynamoDb({ file });
    await table(engine.endpoint).send(create);
    await table(engine.endpoint).send(put);
    for (const times of [1, 2]) {
      kill();
      await untilItRunsAgain(times);
      expect((await table(engine.endpoint).send(get)).Item?.n).toEqual({ N: '1' });
    }
    await engine.stop();
    expect(await responds(engine.endpoint)).toBe(false);
  });

  test('is not restarted forever', async () => {
    const engine = await startDynamoDb({ file: join(folder, 'table.db') });
    const lost = expect(engine.lost).rejects.toThrow(
      `The table engine died 6 times within a minute: see what ends it, then start Cairn again. Your data are kept in ${folder}.`,
    );
    await table(engine.endpoint).send(create);
    for (let death = 1; death < 6; death++) {
      kill();
      await untilItRunsAgain(death);
    }
    kill();
    await lost;
    await engine.stop();
  });

  test.each([
    ['is gone', 'is missing', (file: string) => rmSync(file)],
    ['is empty', 'is empty', (file: string) => truncateSync(file)],
    [
      'is damaged',
      'is damaged',
      (file: string) => {
        // Otherwise the journal would repair the file.
        rmSync(`${file}-wal`);
        writeFileSync(file, 'no table '.repeat(999));
      },
    ],
  ])('is lost if its file %s, and the file stays as it is', async (_, what, spoil) => {
    const file = join(folder, 'table.db');
    const engine = await startDynamoDb({ file });
    await table(engine.endpoint).send(create);
    spoil(file);
    const lost = expect(engine.lost).rejects.toThrow(`The table file ${file} ${what}`);
    const left = existsSync(file) && readFileSync(file, 'utf8');
    kill();
    await lost;
    expect(existsSync(file) && readFileSync(file, 'utf8')).toEqual(left);
    await engine.stop();
  });

  test('is not restarted in memory, because its data are lost', async () => {
    const engine = await startDynamoDb();
    const lost = expect(engine.lost).rejects.toThrow('The table engine died with its data.');
    kill();
    await lost;
    await engine.stop();
  });

  test.each([0, 5, 20, 60])('is not restarted if it is stopped %i ms later', async (ms) => {
    const engine = await startDynamoDb({ file: join(folder, 'table.db') });
    await table(engine.endpoint).send(create);
    const lost = vi.fn();
    engine.lost.catch(lost);
    kill();
    await new Promise((resolve) => setTimeout(resolve, ms));
    await engine.stop();
    expect(enginePids(process.pid)).toEqual([]);
    expect(lost).not.toHaveBeenCalled();
  });
});
