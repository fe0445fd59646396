import { appendFileSync, readFileSync } from 'node:fs';

/** The medians of a night by their names, such as 'dashboard on slow 4G at 4x: ready, ms' (a 4 times slower CPU). */
export type Night = {
  readonly date: string;
  readonly commit: string;
  readonly figures: Readonly<Record<string, number>>;
};

/** The table shows this many nights, enough to see when a page became heavier. */
const shownNights = 30;

/** Adds a night to the file as one line of JSON. Returns the last nights as a Markdown table, the newest first. */
export const addNight = (file: string, night: Night): string => {
  appendFileSync(file, `${JSON.stringify(night)}\n`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const nights = lines
    .map((line): Night => JSON.parse(line))
    .slice(-shownNights)
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
