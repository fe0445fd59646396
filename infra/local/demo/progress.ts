import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '#shared/core/days.ts';

/** How far the demo account of a data folder was filled, and up to which day if it is unfinished. */
export type DemoProgress = 'made' | { readonly unfinished: Day };

const fileIn = (dataDir: string) => join(dataDir, 'demo');

/** Undefined before the first start. */
export function readProgress(dataDir: string): DemoProgress | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8').trim();
  const [, unfinished] = /^unfinished (\d{4}-\d\d-\d\d)$/.exec(written) ?? [];
  if (unfinished) return { unfinished };
  return written === 'made' ? written : undefined;
}

/** Atomic: if a start is killed here, the previous state stays. */
export function writeProgress(dataDir: string, progress: DemoProgress): void {
  const file = fileIn(dataDir);
  const text = progress === 'made' ? progress : `unfinished ${progress.unfinished}`;
  writeFileSync(`${file}.new`, `${text}\n`);
  renameSync(`${file}.new`, file);
}
