import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApi } from './openapi.ts';

test('docs/openapi.json is the contract of today (npm run openapi writes it)', () => {
  const committed = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApi())));
});
