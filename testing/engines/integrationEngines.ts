import { afterAll } from 'vitest';
import { startEngines } from '#infra/local/engines.ts';
import { startPushService } from '#testing/push/pushService.ts';

// The local user pool responds within milliseconds.
process.env.REFUSAL_MILLISECONDS = '100';

/** Receives every push: no test reaches a real push service. */
export const pushService = await startPushService();
process.env.PUSH_ENDPOINT = pushService.endpoint;

/**
 * Runs before each integration test file is imported: starts in-memory engines for this file alone, and points this
 * process's environment at them. Import it to read the sent codes, or to pass it to `startCairn`.
 */
export const engines = await startEngines();

afterAll(async () => {
  await engines.stop();
  await pushService.stop();
});
