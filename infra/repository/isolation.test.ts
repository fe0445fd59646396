import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a component or handler test that replaces a module is named *.isolated.test', () => {
  const files = globSync(['frontend/**/*.test.{ts,tsx}', 'functions/**/*.test.ts']);
  const replacing = files.filter((file) => /vi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')));
  expect(replacing.length).toBeGreaterThan(5);
  expect(replacing.filter((file) => !/\.isolated\.test\./.test(file))).toEqual([]);
});
