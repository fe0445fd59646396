import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../infra/local/start.ts', import.meta.url));

/** Only these variables are passed to `npm start`. All others in this process point to the tests' own engines. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Installation = {
  readonly url: string;
  /** Runs `npm start`, and resolves when the site is served. */
  readonly start: () => Promise<void>;
  /** Sends Ctrl-C, and resolves when all processes have ended. */
  readonly stop: () => Promise<void>;
  /** Stops the installation and deletes its data. */
  readonly remove: () => Promise<void>;
};

/** Installs Cairn as users run it: its own processes on one port, and the data in one folder. */
export async function install(): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-data-'));
  const port = await freePort();
  let running: ChildProcess | undefined;

  const start = async () => {
    const env = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
    const child = spawn(process.execPath, [script], {
      env: { ...env, PORT: String(port), CAIRN_DATA_DIR: dataDir },
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('Cairn is ready')) child.emit('ready');
      });
    }
    const ended = once(child, 'close').then(() => {
      throw new Error(`npm start ended: ${output}`);
    });
    await Promise.race([once(child, 'ready'), ended]);
    ended.catch(() => undefined);
  };

  const stop = async () => {
    if (!running || running.exitCode !== null) return;
    const closed = once(running, 'close');
    running.kill('SIGINT');
    await closed;
  };

  return {
    url: `http://localhost:${port}`,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
