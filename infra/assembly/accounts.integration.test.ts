import { suite as analyticsSuite } from '#functions/api/analytics/all.suite.ts';
import { authSuite } from '#functions/api/auth/auth.suite.ts';
import { accountDeletionSuite } from '#functions/api/users/accountDeletion.suite.ts';
import { digestSuite } from '#functions/api/users/digest.suite.ts';
import { pushSuite } from '#functions/api/users/push.suite.ts';
import { tokensSuite } from '#functions/api/users/tokens.suite.ts';
import { usersSuite } from '#functions/api/users/users.suite.ts';
import { unsubscribeTokenOf } from '#functions/digest/unsubscribeToken.ts';
import { engines, pushService } from '#testing/engines/integrationEngines.ts';
import { serveSynthesized } from '#testing/stack/suiteTarget.ts';

const { target, pushSecret, policySuite } = await serveSynthesized({ checkLogs: true });

authSuite(target);
analyticsSuite(target);
accountDeletionSuite(target, engines.queues.deletions);
tokensSuite(target);
pushSuite(target, pushService);
usersSuite(target);
digestSuite(target, (userId) => unsubscribeTokenOf(userId, pushSecret));
// Analytics is among them, because it writes only for calls with access tokens, which `tokensSuite` makes.
policySuite(['auth', 'users', 'accountDeletion', 'analytics']);
