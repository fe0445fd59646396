import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../startProblem.ts';

const MEGABYTE = 1024 * 1024;
/**
 * In megabytes. A first start writes 5 MB of demo data, twice: into the table and into its journal. A later start
 * writes almost nothing.
 */
const needed = { firstStart: 16, laterStart: 1 };

const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const isDiskFull = (error: unknown) =>
  fullCodes.includes((error as NodeJS.ErrnoException | undefined)?.code);

export const diskFull = (folder: string, cause: unknown) =>
  new StartProblem(
    `The disk of ${folder} is full: make room for at least ${needed.firstStart} MB, or choose another folder with CAIRN_DATA_DIR.`,
    { cause },
  );

/**
 * Writes as much as a start needs, and deletes it again. Only a real write shows whether it fits, because the
 * number of free blocks ignores quotas and limits.
 * @throws StartProblem if there is not enough room
 */
export function ensureRoom(folder: string, start: keyof typeof needed): void {
  const file = join(folder, 'room');
  try {
    const handle = openSync(file, 'w', 0o600);
    try {
      const piece = Buffer.alloc(MEGABYTE);
      for (let written = 0; written < needed[start] * MEGABYTE; )
        written += writeSync(handle, piece);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    if (isDiskFull(cause)) throw diskFull(folder, cause);
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new StartProblem(
      `The data folder ${folder} can't be written (${reason}): choose another with CAIRN_DATA_DIR.`,
      { cause },
    );
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether the folder has no room for another change. */
export function isFolderFull(folder: string): boolean {
  try {
    ensureRoom(folder, 'laterStart');
    return false;
  } catch (error) {
    if (isDiskFull((error as StartProblem).cause)) return true;
    throw error;
  }
}
