import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isSiteStale } from './site.ts';

const parent = mkdtempSync(join(tmpdir(), 'cairn-site-'));
const source = join(parent, 'source');
const site = join(parent, 'site');
const lock = join(parent, 'package-lock.json');
const hours = (n: number) => new Date(Date.UTC(2026, 0, 1, n));

function write(path: string, at: Date): void {
  writeFileSync(path, '');
  utimesSync(path, at, at);
}

beforeEach(() => {
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(join(source, 'deep'), { recursive: true });
  mkdirSync(site);
  write(join(source, 'deep', 'page.tsx'), hours(1));
  write(join(source, 'deep', 'gone.tsx'), hours(1));
  write(join(source, 'deep', 'page.test.ts'), hours(1));
  write(lock, hours(1));
  write(join(site, 'index.html'), hours(2));
  utimesSync(join(source, 'deep'), hours(1), hours(1));
  utimesSync(source, hours(1), hours(1));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test.each<[string, () => void, boolean]>([
  ['nothing changed', () => {}, false],
  ['no site', () => rmSync(site, { recursive: true }), true],
  ['half a site', () => rmSync(join(site, 'index.html')), true],
  ['a source changed', () => write(join(source, 'deep', 'page.tsx'), hours(3)), true],
  ['a source is gone', () => rmSync(join(source, 'deep', 'gone.tsx')), true],
  ['other packages', () => write(lock, hours(3)), true],
  ['a test changed', () => write(join(source, 'deep', 'page.test.ts'), hours(3)), false],
])('whether the site must be built: %s', (_, change, stale) => {
  change();
  expect(isSiteStale(site, [source, lock, join(parent, 'not-there')])).toBe(stale);
});
