import { afterAll } from 'vitest';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { contractSuite } from '#testing/live/contract.suite.ts';

/** As often as is worth the time: `npm test` sends a few requests a route, `npm run bench:fuzz` as many as one likes. */
const tries = 30;

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

contractSuite(cairn, tries);
