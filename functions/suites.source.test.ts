import { afterAll } from 'vitest';
import { areaNames } from '#shared/areas.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';
import { contractSuite } from '#testing/live/contract.suite.ts';
import { importsSuite } from '#testing/live/imports.suite.ts';
import { authSuite } from './api/auth/auth.suite.ts';
import { accountDeletionSuite } from './api/users/accountDeletion.suite.ts';
import { digestSuite } from './api/users/digest.suite.ts';
import { pushSuite } from './api/users/push.suite.ts';
import { tokensSuite } from './api/users/tokens.suite.ts';
import { usersSuite } from './api/users/users.suite.ts';
import { unsubscribeTokenOf } from './digest/unsubscribeToken.ts';

/**
 * Runs the suites on the source, for development: nothing is bundled, and errors name source lines. `npm test`
 * runs them on the deployed bundles, see `infra/assembly`.
 */
const cairn = await startCairn({ engines });
afterAll(cairn.stop);

contractSuite(cairn);
authSuite(cairn);
usersSuite(cairn);
digestSuite(cairn, (userId) => unsubscribeTokenOf(userId));
accountDeletionSuite(cairn, engines.queues.deletions);
tokensSuite(cairn);
pushSuite(cairn, pushService);
importsSuite(cairn);
for (const area of [...areaNames, 'timer']) {
  const { suite } = await import(`./api/${area}/all.suite.ts`);
  suite(cairn);
}
