import { appendFileSync, readFileSync } from 'node:fs';

/** A night's medians: 'dashboard on slow 4G at 4x: ready, ms' and its milliseconds, for example. */
export type Night = {
  readonly date: string;
  readonly commit: string;
  readonly figures: Readonly<Record<string, number>>;
};

/** Enough to see since when something is heavier. */
const shown = 30;

/** Adds a night as one line of JSON to the file, and returns the last nights as a Markdown table, the newest first. */
export const addNight = (file: string, night: Night): string => {
  appendFileSync(file, `${JSON.stringify(night)}\n`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const nights = lines
    .map((line): Night => JSON.parse(line))
    .slice(-shown)
    .reverse();
  const names = Object.keys(night.figures);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [
    row(['night', 'commit', ...names]),
    row(['---', '---', ...names.map(() => '---:')]),
    ...nights.map(({ date, commit, figures }) =>
      row([date, commit.slice(0, 8), ...names.map((name) => figures[name]?.toFixed(2) ?? '')]),
    ),
  ].join('');
};
