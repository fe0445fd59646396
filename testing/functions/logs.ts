import { afterEach, expect, vi } from 'vitest';
import { linesOf } from '#testing/live/output.ts';

let written: string[] = [];

/** Captures what the logger writes, for `logText` and `logLines`. */
export const captureLogs = (): void => {
  written = [];
  const keep = (chunk: unknown): boolean => {
    written.push(String(chunk));
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
};

/** Returns everything that was written since the test began. */
export const logText = (): string => written.join('');

/** Returns the log's JSON lines with this message. */
export const logLines = (message: string): Record<string, unknown>[] => linesOf(logText(), message);

/** Asserts after each test of the file that none of these secrets was logged. */
export const neverLogged = (...secrets: readonly string[]): void => {
  afterEach(() => {
    for (const secret of secrets) expect(logText()).not.toContain(secret);
  });
};
