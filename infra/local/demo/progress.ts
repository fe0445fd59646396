import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '#shared/days/days.ts';

/** Whether a data folder's demo account is complete. If not, the last day of the data that was being imported. */
export type DemoProgress = 'made' | { readonly unfinished: Day };

const fileIn = (dataDir: string) => join(dataDir, 'demo');

/** Reads the progress. Undefined before the first start. */
export function readProgress(dataDir: string): DemoProgress | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8').trim();
  const [, unfinished] = /^unfinished (\d{4}-\d\d-\d\d)$/.exec(written) ?? [];
  if (unfinished) return { unfinished };
  return written === 'made' ? written : undefined;
}

/** Writes the progress atomically. If the process is killed meanwhile, the previous progress stays. */
export function writeProgress(dataDir: string, progress: DemoProgress): void {
  const file = fileIn(dataDir);
  const text = progress === 'made' ? progress : `unfinished ${progress.unfinished}`;
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
