import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '#shared/areas.ts';

/** The accounts test also proves the calls of analytics, because only that test calls analytics with access tokens. */
const provedByAccounts = ['analytics'];

test.each([...areaNames.filter((area) => !provedByAccounts.includes(area)), 'timer'])(
  'a test file compares the calls of the function %s with its policy',
  (area) => {
    const file = join(import.meta.dirname, 'assembly', `${area}.integration.test.ts`);
    expect(existsSync(file)).toBe(true);
  },
);
