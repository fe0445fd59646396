import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where vite.config.ts puts the built site. */
export const siteDir = join(root, 'dist', 'site');

const sources = ['frontend', 'shared', 'docs/openapi.json', 'package-lock.json', 'vite.config.ts'];

/** Newest change below a path, in milliseconds; a folder's own time tells of deleted files. */
function newestChange(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), found.mtimeMs);
}

/** Whether the site has to be built: it is missing, or one of its sources is newer. */
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
 * Builds the site with Vite into `siteDir`, in about ten seconds and in a process of its own: what Vite takes of memory,
 * most of a gigabyte, goes with it.
 */
export async function buildSite(): Promise<void> {
  const started = new Date();
  // Where NODE_ENV is another already, as in tests, Vite would build the React that is for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const command = [vite, 'build', '--logLevel', 'warn'];
  const { stderr: warnings } = await run(process.execPath, command, { cwd: root, env });
  process.stderr.write(warnings);
  // A source that changed while it was built is newer than this.
  utimesSync(join(siteDir, 'index.html'), started, started);
}
