import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addNight } from './nightlyFigures.ts';

test('addNight() adds a night to the table and leaves a figure empty in nights that lack it', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'cairn-nights-'));
  const file = path.join(dir, 'nights.jsonl');
  addNight(file, { date: '2026-11-26', commit: '0123456789ab', figures: { 'login: KB': 175.5 } });
  const table = addNight(file, {
    date: '2026-11-27',
    commit: 'ba9876543210',
    figures: { 'login: KB': 130, 'login: layout shift': 0 },
  });
  rmSync(dir, { recursive: true });
  expect(table).toBe(
    [
      '| night | commit | login: KB | login: layout shift |',
      '| --- | --- | ---: | ---: |',
      '| 2026-11-27 | ba987654 | 130.00 | 0.00 |',
      '| 2026-11-26 | 01234567 | 175.50 |  |',
      '',
    ].join('\n'),
  );
});
