import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writableFolder } from '../dataFolder.ts';
import { newState, State } from './state.ts';

export const FILE_NAME = 'identity.json';

/** `change` is all or nothing: it returns once the new state is safely on disk, or restores the old. */
export type Store = { readonly state: State; change<T>(edit: (state: State) => T): T };

/**
 * The pool's memory: `<dir>/identity.json`, readable by its owner alone; without a dir, memory only.
 * Throws one sentence when the folder can't be written or the file isn't the pool's.
 */
export async function openStore(dir: string | undefined): Promise<Store> {
  const file = dir === undefined ? undefined : join(writableFolder(dir), FILE_NAME);
  let state = (file === undefined ? undefined : read(file)) ?? (await newState());
  const save = () => {
    if (file !== undefined) write(file, JSON.stringify(state));
  };
  save();
  return {
    get state() {
      return state;
    },
    change(edit) {
      const before = JSON.stringify(state);
      try {
        const result = edit(state);
        save();
        return result;
      } catch (error) {
        state = State.parse(JSON.parse(before));
        throw error;
      }
    },
  };
}

function read(file: string): State | undefined {
  try {
    return State.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(
      `The identity file ${file} can't be read: move it away to start with an empty pool.`,
      { cause },
    );
  }
}

/** Written aside, flushed, then renamed: a crash leaves the old file or the new one, never a half. */
function write(file: string, text: string): void {
  const aside = `${file}.new`;
  try {
    const handle = openSync(aside, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}
