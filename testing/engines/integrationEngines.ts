import { afterAll } from 'vitest';
import { startEngines } from '#infra/local/engines.ts';
import { strikes } from '#infra/local/unkind.ts';
import { startProxy } from '#testing/engines/proxy.ts';
import { startPushService } from '#testing/push/pushService.ts';

// Refusals may be fast, because the local user pool responds within milliseconds.
process.env.REFUSAL_MILLISECONDS = '20';

/** Receives every push, so that no test reaches a real push service. */
export const pushService = await startPushService();
process.env.PUSH_ENDPOINT = pushService.endpoint;

/**
 * Runs before each integration test file is imported. Starts in-memory engines for this file alone, and points this
 * process's environment at them. Import it to read the sent codes, or to pass it to `startCairn`.
 */
export const engines = await startEngines();

/** A proxy that may throttle the functions' calls to the table. The engines bypass it. */
const table = await startProxy(engines.env.DYNAMODB_ENDPOINT ?? '');
table.decide = () => (strikes('tableThrottle') ? 'throttle' : 'pass');
if (process.env.CAIRN_UNKIND === '1') process.env.DYNAMODB_ENDPOINT = table.endpoint;

afterAll(async () => {
  await table.down();
  await engines.stop();
  await pushService.stop();
});
