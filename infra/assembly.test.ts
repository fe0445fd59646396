import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '#shared/areas.ts';

/** The accounts test also checks analytics, because only that test calls analytics with access tokens. */
const provedByAccounts = ['analytics'];

test.each([...areaNames.filter((area) => !provedByAccounts.includes(area)), 'timer'])(
  'infra/assembly has a test file for the function %s',
  (area) => {
    const file = join(import.meta.dirname, 'assembly', `${area}.integration.test.ts`);
    expect(existsSync(file)).toBe(true);
  },
);
