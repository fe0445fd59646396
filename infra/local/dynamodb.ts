import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { writableFolder } from './dataFolder.ts';
import { engineBinary } from './engineBinary.ts';

export type DynamoDbEngine = { endpoint: string; stop(): Promise<void> };

type Engine = ChildProcessByStdio<null, null, Readable>;

const HOST = '127.0.0.1';
const START_ATTEMPTS = 8;
const START_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;
/** A taken port, or a file that another engine is opening in this very moment. */
const PASSING_FAULT = /already in use|database is locked/;

/**
 * Starts the embedded DynamoDB (dynoxide, on SQLite) on a free loopback port.
 * `file`: the database file, made with its folder when missing; without it, data lives in memory.
 * Throws one sentence when the engine isn't installed or the file can't be opened.
 */
export async function startDynamoDb({ file }: { file?: string } = {}): Promise<DynamoDbEngine> {
  const binary = engineBinary();
  if (file !== undefined) prepareFile(file);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const where = file === undefined ? [] : ['--db-path', file];
    const started = await launch(binary, ['--host', HOST, '--port', `${port}`, ...where]);
    if (typeof started !== 'string') {
      return { endpoint: `http://${HOST}:${port}`, stop: started.stop };
    }
    if (attempt === START_ATTEMPTS || !PASSING_FAULT.test(started)) {
      throw new Error(`The table engine did not start${file ? ` on ${file}` : ''}: ${started}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
  }
}

/** The file is made here so that nobody else may read it; SQLite gives its journal the same mode. */
function prepareFile(file: string): void {
  writableFolder(dirname(file));
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new Error(`The database file ${file} can't be written (${reason}).`, { cause });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Resolves once the engine says that it listens; its own complaint (a string) if it ends first.
 * It runs in a process group of its own: Ctrl-C reaches us alone, and we stop it last.
 */
function launch(binary: string, args: string[]): Promise<{ stop(): Promise<void> } | string> {
  return new Promise((resolve) => {
    const engine = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const dismissWatchdog = watchdog(engine);
    let said = '';
    let state: 'starting' | 'running' | 'stopping' = 'starting';
    const tooLate = setTimeout(() => engine.kill('SIGKILL'), START_TIMEOUT_MS);
    const gone = new Promise<void>((done) => {
      engine.once('error', (error) => {
        said += error.message;
        done();
      });
      engine.once('close', () => done());
    });
    gone.then(() => {
      clearTimeout(tooLate);
      dismissWatchdog();
      if (state === 'running') console.error(`The table engine stopped by itself. ${said}`);
      resolve(said.trim() || 'it ended without a word.');
    });
    engine.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
      if (state !== 'starting' || !said.includes('listening on')) return;
      state = 'running';
      said = '';
      clearTimeout(tooLate);
      release(engine);
      resolve({
        stop: () => {
          state = 'stopping';
          return end(engine, gone);
        },
      });
    });
  });
}

/** A caller that forgets to stop the engine can still end; the watchdog then ends the engine. */
function release(engine: Engine): void {
  engine.unref();
  (engine.stderr as Readable & { unref(): void }).unref();
}

async function end(engine: Engine, gone: Promise<void>): Promise<void> {
  engine.ref();
  engine.kill('SIGTERM');
  const late = setTimeout(() => engine.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(late);
}

/**
 * The engine must not outlive us, even when we are killed without a chance to stop it: a shell
 * waits on a pipe that closes with us, and then ends the engine (SQLite's journal survives that).
 * Should an orphan remain all the same, the next start still works: it takes another port, and
 * SQLite lets several engines share one file.
 */
function watchdog(engine: Engine): () => void {
  if (engine.pid === undefined || process.platform === 'win32') return () => {};
  const script = 'read -r _; kill -9 "$1"';
  const dog = spawn('/bin/sh', ['-c', script, 'sh', `${engine.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  dog.on('error', () => {});
  dog.stdin.on('error', () => {});
  (dog.stdin as typeof dog.stdin & { unref?(): void }).unref?.();
  dog.unref();
  return () => void dog.kill('SIGKILL');
}
