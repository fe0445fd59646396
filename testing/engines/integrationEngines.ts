import { afterAll } from 'vitest';
import { startEngines } from '#infra/local/engines.ts';

// Their pool responds in milliseconds.
process.env.REFUSAL_MILLISECONDS = '100';

/**
 * Runs before each integration test file is imported: the engines of this file alone, in memory,
 * with this process's environment pointed at them. A test imports it for the codes sent, or to give
 * it to `startCairn`.
 */
export const engines = await startEngines();

afterAll(engines.stop);
