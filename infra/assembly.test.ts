import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaNames } from '#shared/areas.ts';

/** Its suite runs with those of accounts, which alone call it by access tokens. */
const provedByAccounts = ['analytics'];

test.each(areaNames.filter((area) => !provedByAccounts.includes(area)))(
  'a file of its own compares what the function of %s does with what it may',
  (area) => {
    const file = join(import.meta.dirname, 'assembly', `${area}.integration.test.ts`);
    expect(existsSync(file)).toBe(true);
  },
);
