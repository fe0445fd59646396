import { execFileSync } from 'node:child_process';

/** The pids of the running table engines that a process started, for tests that kill them. */
export function enginePids(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, ppid, stat, command]) =>
        Number(ppid) === parent && !stat?.startsWith('Z') && command?.endsWith('dynoxide'),
    )
    .map(([pid]) => Number(pid));
}
