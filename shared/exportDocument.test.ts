import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportDocument } from './exportDocument.ts';

test('docs/cairn.schema.json is up to date (npm run openapi writes it)', () => {
  const committed = JSON.parse(readFileSync('docs/cairn.schema.json', 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(exportDocument())));
});
