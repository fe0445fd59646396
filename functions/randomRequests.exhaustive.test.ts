import { afterAll } from 'vitest';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { contractSuite } from '#testing/live/contract.suite.ts';

/** Sends more requests per route than `npm test` does. */
const tries = 30;

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

contractSuite(cairn, tries);
