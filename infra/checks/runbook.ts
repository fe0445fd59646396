import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { markdownBlocks } from './markdownBlocks.ts';
import { startMoto } from './moto.ts';
import { deployToMoto } from './motoStack.ts';

/**
 * Runs the code blocks of docs/runbook.md as a person on call would: in order and in one shell, but against moto.
 * Blocks that delete the stack, or look for a deleted one, run last. Each `aws` command must run, and must be
 * well-formed for the real AWS CLI. moto may refuse it. Programs like npm and git are replaced and do nothing.
 *
 *   python3 -m venv /tmp/aws && /tmp/aws/bin/pip install -r infra/checks/runbook-requirements.txt
 *   PATH=/tmp/aws/bin:$PATH node run.mjs infra/checks/runbook.ts
 */

/** Besides `aws`, blocks run only these real programs. They can't harm the machine that runs the check. */
const allowedCommands = 'cat cut date grep head jq sed seq sort tail tr'.split(' ');
const doNothing = ['npm', 'npx', 'node', 'git', 'sleep', 'curl', 'gh'];

const path = process.argv[2] ?? join(import.meta.dirname, '../../docs/runbook.md');
const blocks = markdownBlocks(readFileSync(path, 'utf8'), 'sh');

type Call = Record<'block' | 'verdict' | 'command' | 'errors', string>;

const pathOf = (program: string) =>
  spawnSync('bash', ['-c', `type -P ${program}`], { encoding: 'utf8' }).stdout.trim();

const runBlocks = async (env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-runbook-'));
  const [bin, log, script] = ['bin', 'calls', 'blocks.sh'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    mkdirSync(bin);
    symlinkSync(join(import.meta.dirname, 'aws.sh'), join(bin, 'aws'));
    for (const program of allowedCommands) symlinkSync(pathOf(program), join(bin, program));
    for (const program of doNothing) {
      writeFileSync(join(bin, program), '#!/bin/sh\n', { mode: 0o755 });
    }
    const numbered = blocks.map((block, n) => `BLOCK=${n + 1}\n${block}`);
    // These blocks delete the stack, which the other blocks need, or adopt what a deleted stack left.
    const last = numbered.filter((block) => /delete-stack|DELETE_COMPLETE/.test(block));
    const first = numbered.filter((block) => !last.includes(block));
    const all = ['export BLOCK', ...first, ...last, 'BLOCK=end aws --version'];
    writeFileSync(script, all.join('\n'));
    const shell = spawn('/bin/bash', ['-u', script], {
      cwd: folder,
      env: { PATH: bin, CALLS: log, REAL_AWS: pathOf('aws'), LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stderr = await text(shell.stderr);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    const calls = lines.map((line): Call => {
      const [block = '', verdict = '', command = '', errors = ''] = line.split('\t');
      return { block, verdict, command, errors };
    });
    return { calls, stderr: stderr.replaceAll(script, 'runbook') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const moto = await startMoto();
try {
  deployToMoto(moto);
  const { calls, stderr } = await runBlocks(moto.env);
  for (const { block, verdict, command } of calls) console.log(`${block} ${verdict}: ${command}`);

  const malformed = calls.filter(({ verdict }) => verdict === 'malformed');
  for (const { block, command, errors } of malformed) {
    console.error(`Block ${block}: ${command}: ${errors.trim().slice(-300)}`);
  }
  const written = blocks.flatMap((block) => block.match(/\baws [a-z][\w-]* [a-z][\w-]*/g) ?? []);
  const neverRun = [...new Set(written)].filter(
    (start) => !calls.some(({ command }) => `${command} `.startsWith(`${start} `)),
  );
  for (const start of neverRun) console.error(`Never run: ${start}`);
  const cutOff = !calls.some(({ block }) => block === 'end');
  if (cutOff) console.error('The blocks did not run to their end.');
  if (stderr) console.error(`The shell printed: ${stderr.trim()}`);
  const wrong = malformed.length + neverRun.length + (cutOff || stderr ? 1 : 0);
  console.log(`${blocks.length} blocks, ${calls.length} calls, ${wrong} to fix`);
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  moto.stop();
}
