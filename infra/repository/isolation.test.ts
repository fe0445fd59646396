import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a component test that replaces a module is named *.isolated.test.tsx', () => {
  const shared = globSync('frontend/**/*.test.tsx', { exclude: ['**/*.isolated.test.tsx'] });
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.filter((file) => /vi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
