import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a test that replaces a module is named *.isolated.test, where files share their modules', () => {
  const files = globSync('{shared,frontend,functions}/**/*.test.{ts,tsx}');
  const replacing = files.filter((file) => /vi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')));
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((file) => !/\.isolated\.test\./.test(file))).toEqual([]);
});
