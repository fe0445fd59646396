import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates a folder that only its owner can read. If it can't be written, throws an error of one sentence. */
export function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new Error(`The data folder ${folder} can't be written (${reason}).`, { cause });
  }
}
