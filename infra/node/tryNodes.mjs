// Tries the README on a fresh clone of HEAD, like a person who has just installed Node. Tests each Node with its
// own npm, both from the registry, with an empty home folder and an empty cache.
//
//   node infra/node/tryNodes.mjs [--whole] [20 22 24]
//
// Plain JavaScript without run.mjs, because it must find out whether run.mjs works.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { oldestNode } from './chooseNode.mjs';

/** The oldest Node that the README allows on Linux, and the newest Node 22 and 24. Each has its own version of npm. */
const npmOf = /** @type {const} */ ({ '20.19.0': '10.8.2', 22: '10.9', 24: '11' });

const root = fileURLToPath(new URL('../..', import.meta.url));
const platform = `${process.platform}-${process.arch}`;

/** Output that would confuse a newcomer. */
const forbidden = /npm (warn|error|notice)|\bERR_\w+|EBADENGINE|\w+Warning:|^ +at .+:\d+:\d+\)?$/im;

/** Scripts that take only seconds. */
const quick = ['run lint', 'run types', 'run build', 'run synth', 'run cost', 'run test:unit'];
/** The README's other scripts, except test:all, which runs every night. */
const slow = ['test', 'run bench', 'run test:integration'];

/** Without AWS credentials or a site's URL, these scripts must end with one sentence. */
const endInSentence = /** @type {const} */ ([
  ['run diff', /^Unable to resolve AWS account to use/m],
  ['run deploy', /^Unable to resolve AWS account to use/m],
  ['run destroy', /unable to get a confirmation from the user/],
  ['run bootstrap:dev', /^Unable to resolve AWS account to use/m],
  ['run smoke', /^Which site\?/m],
]);

/** @param {unknown} problem */
const fail = (problem) => {
  throw new Error(String(problem));
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function must(command, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : fail(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return String(port);
}

/**
 * Installs this Node and its npm into a folder. Returns an environment that finds no other Node.
 * @param {string} folder
 * @param {keyof typeof npmOf} version
 */
function installNode(folder, version) {
  const tools = join(folder, 'tools');
  const packages = [`node-${platform}@${version}`, `npm@${npmOf[version]}`];
  must('npm', ['install', '--silent', '--ignore-scripts', '--prefix', tools, ...packages]);
  const bin = join(folder, 'bin');
  const home = join(folder, 'home');
  for (const made of [bin, home]) mkdirSync(made);
  const modules = join(tools, 'node_modules');
  symlinkSync(join(modules, `node-${platform}/bin/node`), join(bin, 'node'));
  symlinkSync(join(modules, 'npm/bin/npm-cli.js'), join(bin, 'npm'));
  symlinkSync(join(modules, 'npm/bin/npx-cli.js'), join(bin, 'npx'));
  const ours = /^(npm_|AWS_|NODE$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i;
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return {
    ...Object.fromEntries(inherited),
    PATH: [bin, process.env.PATH].join(delimiter),
    HOME: home,
    npm_config_registry: must('npm', ['config', 'get', 'registry']),
  };
}

/**
 * Returns how many checks failed.
 * @param {keyof typeof npmOf} version
 * @param {boolean} whole
 */
async function tryNode(version, whole) {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-node-'));
  const cairn = join(folder, 'cairn');
  const env = installNode(folder, version);
  must('git', ['clone', '--quiet', '--local', root, cairn]);
  console.log(
    `\n== Node ${must('node', ['-v'], { env })}, npm ${must('npm', ['-v'], { env })}, ${folder}`,
  );

  let wrongs = 0;
  /** @param {string} command @param {Record<string, string>} [more] */
  const npm = (command, more = {}) => {
    const started = Date.now();
    // The command gets its own process group, so that Ctrl-C reaches all of its processes.
    const child = spawn('npm', command.split(' '), {
      cwd: cairn,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    const closed = once(child, 'close').then(([code, signal]) => code ?? signal);
    /** Fails unless the command exits with this code, prints this text, and prints nothing forbidden. */
    const ends = async (/** @type {number} */ expected, /** @type {RegExp} */ saying = /^/) => {
      const end = await closed;
      const seconds = Math.round((Date.now() - started) / 1000);
      const wrong =
        (end !== expected && `ended with ${end}, not ${expected}`) ||
        (!saying.test(said) && `did not say ${saying}`) ||
        (forbidden.test(said) && `said '${forbidden.exec(said)?.[0].trim()}'`);
      if (wrong) wrongs += 1;
      console.log(wrong ? `npm ${command} ${wrong}:\n${said}` : `npm ${command}: ${seconds} s`);
    };
    const ready = async () => {
      const running = closed.then(() => fail(`npm ${command} ended:\n${said}`));
      running.catch(() => undefined);
      const url = new Promise((resolve) => {
        child.stdout.on('data', () => {
          const found = /^Cairn is ready: (\S+)$/m.exec(said);
          if (found) resolve(found[1]);
        });
      });
      return /** @type {Promise<string>} */ (Promise.race([url, running]));
    };
    return { pid: /** @type {number} */ (child.pid), ends, ready };
  };

  const start = async () => {
    const cairn = npm('start', { PORT: await freePort() });
    const url = await cairn.ready();
    for (const [path, expected] of /** @type {const} */ ([
      ['/', 200],
      ['/api/habits', 401],
    ])) {
      const { status } = await fetch(url + path);
      if (status !== expected) fail(`${path} returned ${status}, not ${expected}`);
    }
    return cairn;
  };

  await npm('start').ends(1, /^Cairn is not installed yet: run npm ci first\.$/m);
  await npm('ci').ends(0, /^added \d+ packages/m);

  const stopped = await start();
  process.kill(-stopped.pid, 'SIGINT');
  await stopped.ends(0);
  const ended = await start();
  process.kill(ended.pid, 'SIGTERM');
  await ended.ends(0);

  for (const command of whole ? [...quick, ...slow] : quick) await npm(command).ends(0);
  for (const [command, sentence] of endInSentence) await npm(command).ends(1, sentence);

  const changed = must('git', ['status', '--porcelain'], { cwd: cairn });
  if (changed) fail(`Generated files are out of date:\n${changed}`);

  const own = must('node', ['-p', 'process.versions.node'], { env });
  if (Number(own.split('.')[0]) < Number(oldestNode.split('.')[0])) {
    const brought = join(cairn, 'node_modules', `node-${platform}`);
    renameSync(brought, join(folder, 'brought'));
    const sentence = `^Cairn needs Node ${oldestNode} or newer; this is ${own}\\. Install .+\\.$`;
    await npm('start').ends(1, new RegExp(sentence, 'm'));
  }
  rmSync(folder, { recursive: true });
  return wrongs;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false } },
});
if (process.platform !== 'linux') fail('This script runs only on Linux.');
const versions = /** @type {(keyof typeof npmOf)[]} */ (Object.keys(npmOf)).filter(
  (version) =>
    positionals.length === 0 || positionals.some((line) => String(version).split('.')[0] === line),
);
if (versions.length === 0)
  fail(`This script does not know these versions of Node: ${positionals.join(' ')}`);

let failed = 0;
for (const version of versions) {
  try {
    if ((await tryNode(version, values.whole)) > 0) failed += 1;
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
console.log(`\n${versions.length - failed} of ${versions.length} combinations work`);
process.exitCode = failed > 0 ? 1 : 0;
