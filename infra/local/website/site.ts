import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder into which vite.config.ts puts the built site. */
export const siteDir = join(root, 'dist', 'site');

const sources = ['frontend', 'shared', 'package-lock.json', 'vite.config.ts'];

/**
 * The latest change in a path, in milliseconds since 1970. Includes the folders' own times, which reveal deleted
 * files.
 */
function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), found.mtimeMs);
}

/** Whether the site must be built, because it is missing or one of its sources is newer. */
export function isSiteStale(
  dir = siteDir,
  from = sources.map((path) => join(root, path)),
): boolean {
  const index = join(dir, 'index.html');
  if (!existsSync(index)) return true;
  const built = statSync(index).mtimeMs;
  return from.some((path) => newestChange(path) > built);
}

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/**
 * Builds the site with Vite into `siteDir`, in about ten seconds. Vite runs in its own process, so that its
 * memory, almost a gigabyte, is freed afterwards.
 */
export async function buildSite(): Promise<void> {
  const started = new Date();
  // With any other NODE_ENV, as in tests, Vite would use React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const command = [vite, 'build', '--logLevel', 'warn'];
  const { stderr: warnings } = await run(process.execPath, command, { cwd: root, env });
  process.stderr.write(warnings);
  // Sets the build's time to its start. A source that was changed during the build then counts as newer.
  utimesSync(join(siteDir, 'index.html'), started, started);
}
