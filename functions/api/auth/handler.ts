import { codeSent, passwordReset } from '#shared/auth/model.ts';
import { auth } from '#shared/auth/routes.ts';
import { clearedRefreshCookie } from '../../http/cookies.ts';
import { serve } from '../../http/serve.ts';
import { register } from '../../identity/accounts.ts';
import { resetPassword, sendResetCode } from '../../identity/passwords.ts';
import { emailTaken, wrongCredentials, wrongResetCode } from '../../identity/problems.ts';
import { renew, revoke, signIn, signInToStay } from '../../identity/sessions.ts';
import { withinLimits, withinRefreshes } from '../../limits/withinLimits.ts';
import {
  changePassword,
  completePasswordChange,
  requireWholePassword,
} from '../../passwords/changePassword.ts';
import { unauthenticated } from '../../problem.ts';
import { areResetsClosed, noteResetCode } from '../../table/resets.ts';
import { failingInFixedTime, hidingLocks, inFixedTime, outlastingLocks } from './alike.ts';
import { closingOlderCodes } from './olderCodes.ts';
import { revokeReplaced, startSession } from './session.ts';

export const handler = serve(auth, {
  register: async ({ body, refreshToken, viewerAddress: address, saidTimeZone, now }) => {
    const session = await withinLimits('register', { email: body.email, address, now }, () =>
      hidingLocks(emailTaken, () => register(body)),
    );
    await revokeReplaced(refreshToken);
    return startSession(session, saidTimeZone, now);
  },
  login: async ({ body, refreshToken, viewerAddress: address, saidTimeZone, now }) => {
    const session = await withinLimits('login', { email: body.email, address, now }, (isKnown) =>
      failingInFixedTime(() =>
        isKnown
          ? outlastingLocks(() => signIn(body))
          : hidingLocks(wrongCredentials, () => signIn(body)),
      ),
    );
    await revokeReplaced(refreshToken);
    const change = await completePasswordChange(session.identity.email, now);
    return startSession(change === 'ended' ? await signInToStay(body) : session, saidTimeZone, now);
  },
  refresh: async ({ refreshToken, viewerAddress: address, saidTimeZone, now }) => {
    if (!refreshToken) throw unauthenticated();
    const session = await withinRefreshes({ address, now }, () => renew(refreshToken));
    await requireWholePassword(session.identity.email, now);
    return startSession(session, saidTimeZone, now);
  },
  logout: async ({ refreshToken }) => {
    if (refreshToken) await revoke(refreshToken);
    return { body: { data: null }, cookie: clearedRefreshCookie };
  },
  forgotPassword: async ({ body: { email }, viewerAddress: address, now }) => {
    await withinLimits('forgotPassword', { email, address, now }, () =>
      inFixedTime(async () => {
        await noteResetCode(email, now);
        await sendResetCode(email);
      }),
    );
    return { data: null, message: codeSent };
  },
  resetPassword: async ({ body, viewerAddress: address, now }) => {
    const { email, code, password } = body;
    const set = () =>
      changePassword({ email, username: email }, now, async () => {
        if (await areResetsClosed(email, now)) throw wrongResetCode();
        await closingOlderCodes(email, now, () => resetPassword(email, code, password));
      });
    await withinLimits('resetPassword', { email, address, now }, (isKnown) =>
      failingInFixedTime(() => (isKnown ? set() : hidingLocks(wrongResetCode, set))),
    );
    return { data: null, message: passwordReset };
  },
});
