import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { compressedFiles } from './compressedFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'cairn-compressed-'));
afterAll(() => rmSync(root, { recursive: true }));

const page = `<!doctype html><title>Cairn</title>${'<p>stone</p>'.repeat(200)}`;

test('a build compresses text files in each encoding, but no small or binary files', async () => {
  mkdirSync(join(root, 'public', 'deep'), { recursive: true });
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'public', 'deep', 'long.svg'), page);
  writeFileSync(join(root, 'public', 'small.svg'), '<svg/>');
  writeFileSync(join(root, 'public', 'picture.png'), page);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [compressedFiles()] });
  const site = join(root, 'dist');
  for (const name of ['index.html', 'deep/long.svg']) {
    const body = readFileSync(join(site, name), 'utf8');
    expect(brotliDecompressSync(readFileSync(join(site, '.br', name))).toString()).toBe(body);
    expect(gunzipSync(readFileSync(join(site, '.gzip', name))).toString()).toBe(body);
  }
  for (const name of ['small.svg', 'picture.png']) {
    expect(existsSync(join(site, name))).toBe(true);
    expect(existsSync(join(site, '.br', name))).toBe(false);
  }
});
