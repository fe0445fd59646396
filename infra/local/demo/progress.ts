import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const states = ['unfinished', 'made'] as const;

/** How far the demo account of a data folder was filled; missing before the first start. */
export type DemoProgress = (typeof states)[number];

const fileIn = (dataDir: string) => join(dataDir, 'demo');

export function readProgress(dataDir: string): DemoProgress | undefined {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  const written = readFileSync(file, 'utf8').trim();
  return states.find((state) => state === written);
}

/** Atomic: if a start is killed here, the previous state stays. */
export function writeProgress(dataDir: string, progress: DemoProgress): void {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, `${progress}\n`);
  renameSync(`${file}.new`, file);
}
