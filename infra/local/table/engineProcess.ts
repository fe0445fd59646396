import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A running engine. `gone` resolves with its last output once it has ended. */
export type EngineProcess = { readonly gone: Promise<string>; readonly stop: () => Promise<void> };

type Child = ChildProcessByStdio<null, null, Readable>;

const START_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 3_000;

/**
 * Starts an engine. Resolves once the engine prints that it listens. If the engine ends before that, resolves with
 * its error as a string. Until the engine listens, aborting `signal` ends it. The engine runs in its own process group,
 * so Ctrl-C reaches only us, and we stop the engine last.
 */
export function launchEngine(
  binary: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<EngineProcess | string> {
  return new Promise((resolve) => {
    const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    const dismissWatchdog = watchdog(child);
    let output = '';
    const giveUp = () => void child.kill('SIGKILL');
    const tooLate = setTimeout(giveUp, START_TIMEOUT_MS);
    signal.addEventListener('abort', giveUp);
    const settle = () => {
      clearTimeout(tooLate);
      signal.removeEventListener('abort', giveUp);
    };
    const gone = new Promise<string>((done) => {
      child.once('error', (error) => done(error.message));
      child.once('close', (code, by) =>
        done(output.trim() || `it ended by ${by ?? `code ${code}`}`),
      );
    });
    gone.then((lastOutput) => {
      settle();
      dismissWatchdog();
      resolve(lastOutput);
    });
    let isListening = false;
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-2_000);
      if (isListening || !/listening on .*\n/.test(output)) return;
      isListening = true;
      output = '';
      settle();
      release(child);
      resolve({ gone, stop: () => end(child, gone) });
    });
  });
}

/** Lets this process exit even if a caller forgets to stop the engine. The watchdog then ends the engine. */
function release(child: Child): void {
  child.unref();
  (child.stderr as Readable & { unref(): void }).unref();
}

async function end(child: Child, gone: Promise<string>): Promise<void> {
  child.ref();
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(late);
}

/**
 * Ends the engine when this process ends, even if this process is killed. A shell waits on a pipe, which closes
 * with this process, and then kills the engine (SQLite's journal survives that). If an engine still remains, the
 * next start works anyway: it takes another port, and SQLite lets several engines share one file.
 */
function watchdog(child: Child): () => void {
  if (child.pid === undefined || process.platform === 'win32') return () => {};
  const script = 'read -r _; kill -9 "$1"';
  const dog = spawn('/bin/sh', ['-c', script, 'sh', `${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  dog.on('error', () => {});
  dog.stdin.on('error', () => {});
  (dog.stdin as typeof dog.stdin & { unref?(): void }).unref?.();
  dog.unref();
  return () => void dog.kill('SIGKILL');
}
