// Runs a TypeScript file of ours, or a tool of node_modules/.bin, on a Node that can run Cairn. This script is plain
// JavaScript, since the Node that starts it may be too old for TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { chooseNode } from './infra/node/chooseNode.mjs';

const modules = fileURLToPath(new URL('node_modules', import.meta.url));
const tools = join(modules, '.bin');

/**
 * @param {string} problem
 * @returns {never}
 */
function giveUp(problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * Finds the Node that npm has installed. Does not look in .bin, because npm 10 doesn't link it there
 * (https://github.com/npm/cli/issues/4362).
 */
function findNodeFromNpm() {
  const path = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return { path, version: status === 0 ? stdout.trim() : undefined };
}

if (!existsSync(modules)) giveUp('Cairn is not installed yet: run npm ci first.');
const own = { path: process.execPath, version: process.versions.node };
const choice = chooseNode(own, findNodeFromNpm);
const node = 'path' in choice ? choice.path : giveUp(choice.problem);

const [what = '', ...rest] = process.argv.slice(2);
const [command, args] = what.endsWith('.ts') ? [node, [what, ...rest]] : [join(tools, what), rest];
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: [dirname(node), tools, process.env.PATH].join(delimiter) },
});
child.on('error', ({ message }) => giveUp(`${what} can't be started: ${message}`));

process.on('SIGTERM', () => child.kill('SIGTERM'));
// A terminal sends these to the child as well. If we passed them on, one Ctrl-C would count twice.
const inTerminal = isatty(0);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGHUP'])) {
  process.on(signal, () => inTerminal || child.kill(signal));
}

child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
