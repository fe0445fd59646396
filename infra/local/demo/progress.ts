import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const states = ['unfinished', 'made'] as const;

/** The progress of a data folder's demo account; absent before the first start. */
export type DemoProgress = (typeof states)[number];

const fileIn = (dataDir: string) => join(dataDir, 'demo');

export function readProgress(dataDir: string): DemoProgress | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8').trim();
  return states.find((state) => state === written);
}

/** All or nothing: a start that is killed here leaves what was there before. */
export function writeProgress(dataDir: string, progress: DemoProgress): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, `${progress}\n`);
  renameSync(`${file}.new`, file);
}
