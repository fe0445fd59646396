import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFull } from '../data/diskRoom.ts';
import { StartProblem } from '../startProblem.ts';
import { engineBinary } from './engineBinary.ts';
import { type EngineProcess, launchEngine } from './engineProcess.ts';
import { prepareTableFile, requireTableFile } from './tableFile.ts';

export type DynamoDbEngine = {
  readonly endpoint: string;
  /**
   * Rejects with a StartProblem if the engine died and can't be restarted. If nobody handles the rejection, the process
   * ends, so that the loss is noticed.
   */
  readonly lost: Promise<never>;
  readonly stop: () => Promise<void>;
};

const START_ATTEMPTS = 8;
const RESTARTS_A_MINUTE = 5;
/** Matches faults that a retry may solve: a taken port, or a file that another engine is just opening. */
const TEMPORARY_FAULT = /already in use|database is locked/;
/** Matches SQLite's message, and the end of a process that exceeds its shell's file size limit. */
const DISK_FULL = /database or disk is full|SIGXFSZ/;

/**
 * Starts the embedded DynamoDB (dynoxide, on SQLite) on a random loopback address. If it dies, it is restarted with
 * the same address and file. An engine in memory is lost with its data. `file`: the database file, which is created
 * with its folder if missing. Without it, data are in memory. `expected`: whether the file contained data before. A
 * missing or empty file is an error then.
 * @throws StartProblem if the engine isn't installed or the file can't be opened
 */
export async function startDynamoDb(
  options: { file?: string; expected?: boolean } = {},
): Promise<DynamoDbEngine> {
  const { file, expected = false } = options;
  if (file !== undefined) expected ? requireTableFile(file) : prepareTableFile(file);
  const stopping = new AbortController();
  const { at, engine } = await launch({ file, chooseAddress, signal: stopping.signal });
  const { promise: lost, reject } = Promise.withResolvers<never>();
  let current = engine;
  const keeping = (async () => {
    const deaths: number[] = [];
    for (;;) {
      const lastOutput = await current.gone;
      if (stopping.signal.aborted) return;
      console.error(`The table engine died: ${lastOutput}`);
      deaths.push(Date.now());
      if (file === undefined) throw new StartProblem('The table engine died with its data.');
      if (hasDiedTooOften(deaths)) {
        throw new StartProblem(
          `The table engine died ${RESTARTS_A_MINUTE + 1} times within a minute: see what ends it, then start Cairn again. Your data are kept in ${dirname(file)}.`,
        );
      }
      requireTableFile(file);
      const sameAddress = async () => at;
      const again = { file, chooseAddress: sameAddress, signal: stopping.signal };
      current = (await launch(again)).engine;
      if (stopping.signal.aborted) return current.stop();
      console.error('The table engine runs again.');
    }
  })().catch((problem) => {
    if (!stopping.signal.aborted) reject(problem);
  });
  return {
    endpoint: `http://${at.host}:${at.port}`,
    lost,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await keeping;
    },
  };
}

const hasDiedTooOften = (deaths: readonly number[]) => {
  const earliest = deaths.at(-1 - RESTARTS_A_MINUTE);
  return earliest !== undefined && Date.now() - earliest < 60_000;
};

async function launch({
  file,
  chooseAddress,
  signal,
}: {
  file: string | undefined;
  chooseAddress: () => Promise<Address>;
  signal: AbortSignal;
}): Promise<{ at: Address; engine: EngineProcess }> {
  const binary = engineBinary();
  for (let attempt = 1; ; attempt++) {
    const at = await chooseAddress();
    const where = file === undefined ? [] : ['--db-path', file];
    const started = await launchEngine(
      binary,
      ['--host', at.host, '--port', `${at.port}`, ...where],
      signal,
    );
    if (typeof started !== 'string') return { at, engine: started };
    if (file !== undefined && DISK_FULL.test(started)) throw diskFull(dirname(file), started);
    if (signal.aborted || attempt === START_ATTEMPTS || !TEMPORARY_FAULT.test(started)) {
      throw new StartProblem(
        `The table engine did not start${file ? ` on ${file}` : ''}: ${started}`,
      );
    }
    await sleep(50 * attempt);
  }
}

type Address = { readonly host: string; readonly port: number };

/** Every system has this loopback address. */
const COMMON_HOST = '127.0.0.1';

/**
 * Chooses an address where web pages can't find the engine, because it serves every caller, with
 * `access-control-allow-origin: *` and any credentials. Pages may scan the ports of known addresses, but Linux has
 * 16 million loopback addresses. Other systems have only one.
 */
async function chooseAddress(): Promise<Address> {
  const host = `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
  try {
    return await freePort(host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRNOTAVAIL') throw error;
    return freePort(COMMON_HOST);
  }
}

function freePort(host: string): Promise<Address> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve({ host, port }));
    });
  });
}
