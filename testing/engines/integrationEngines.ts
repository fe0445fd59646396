import { afterAll } from 'vitest';
import { startEngines } from '#infra/local/engines.ts';

// The local user pool responds within milliseconds.
process.env.REFUSAL_MILLISECONDS = '100';

/**
 * Runs before each integration test file is imported: starts in-memory engines for this file alone, and points this
 * process's environment at them. Import it to read the sent codes, or to pass it to `startCairn`.
 */
export const engines = await startEngines();

afterAll(engines.stop);
