import { suite as analyticsSuite } from '#functions/api/analytics/all.suite.ts';
import { authSuite } from '#functions/api/auth/auth.suite.ts';
import { accountDeletionSuite } from '#functions/api/users/accountDeletion.suite.ts';
import { pushSuite } from '#functions/api/users/push.suite.ts';
import { tokensSuite } from '#functions/api/users/tokens.suite.ts';
import { usersSuite } from '#functions/api/users/users.suite.ts';
import { serveSynthesized } from '#infra/testing/suiteTarget.ts';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';

const { target, policySuite } = await serveSynthesized();

authSuite(target);
analyticsSuite(target);
accountDeletionSuite(target, engines.queue);
tokensSuite(target);
pushSuite(target, pushService);
usersSuite(target);
// Analytics only writes for calls with access tokens.
policySuite(['auth', 'users', 'accountDeletion', 'analytics']);
