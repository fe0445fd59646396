import { auth } from '#shared/auth/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { noteLastDay } from '../../account/lastDay.ts';
import { areResetsBlocked, noteResetCode } from '../../account/resets.ts';
import { isSessionEnded } from '../../account/sessionsEnded.ts';
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
  requireFinishedPasswordChange,
} from '../../passwords/changePassword.ts';
import { sessionEnded, unauthenticated } from '../../problem.ts';
import { forgetDevice } from '../../reminders/devices.ts';
import {
  failingInFixedTime,
  inTwiceFixedTime,
  lockAsRefusal,
  retryWhileLocked,
} from './fixedTime.ts';
import { withOlderCodesBlocked } from './olderCodes.ts';
import { findUserOf, revokeReplaced, startSession } from './session.ts';
import { visitOf, withDeviceCookie } from './visit.ts';

export const handler = serve(auth, {
  register: async ({ body, refreshToken, sentTimeZone, sentWeekStart, arrivedOn, ...call }) => {
    const { language, ...account } = body;
    const settings = { sentTimeZone, sentWeekStart, language };
    const visit = await visitOf(call);
    const session = await withinLimits('register', { email: body.email, ...visit }, () =>
      lockAsRefusal(emailTaken, () => register(account)),
    );
    await revokeReplaced(refreshToken);
    const begun = await startSession(session, settings, visit.now);
    await noteLastDay(session.identity.userId, arrivedOn);
    return withDeviceCookie(visit, begun);
  },
  login: async ({ body, refreshToken, sentTimeZone, sentWeekStart, ...call }) => {
    const { language, ...credentials } = body;
    const settings = { sentTimeZone, sentWeekStart, language };
    const visit = await visitOf(call);
    const session = await withinLimits('login', { email: body.email, ...visit }, (isKnown) =>
      failingInFixedTime(() =>
        isKnown
          ? retryWhileLocked(() => signIn(credentials))
          : lockAsRefusal(wrongCredentials, () => signIn(credentials)),
      ),
    );
    await revokeReplaced(refreshToken);
    const change = await completePasswordChange(session.identity, visit.now);
    const lasting = change === 'ended' ? await signInToStay(credentials) : session;
    return withDeviceCookie(visit, await startSession(lasting, settings, visit.now));
  },
  refresh: async ({ refreshToken, sentTimeZone, sentWeekStart, ...call }) => {
    if (!refreshToken) throw unauthenticated();
    const visit = await visitOf(call);
    const { now } = visit;
    const session = await withinRefreshes(visit, () => renew(refreshToken));
    await requireFinishedPasswordChange(session.identity, now);
    const { userId } = session.identity;
    if (await isSessionEnded(userId, session.authTime)) throw sessionEnded();
    return withDeviceCookie(
      visit,
      await startSession(session, { sentTimeZone, sentWeekStart }, now),
    );
  },
  logout: async ({ refreshToken, body: { device: reminded }, ...call }) => {
    if (refreshToken) {
      // Find the person before the session ends. Only this person's device may be removed.
      const userId = reminded && (await findUserOf(refreshToken, await visitOf(call)));
      if (userId) await forgetDevice(userId, reminded);
      await revoke(refreshToken);
    }
    return { body: { data: null }, cookies: [clearedRefreshCookie] };
  },
  forgotPassword: async ({ body: { email }, language, ...call }) => {
    const visit = await visitOf(call);
    await withinLimits('forgotPassword', { email, ...visit }, () =>
      inTwiceFixedTime(async () => {
        await noteResetCode(email, visit.now);
        await sendResetCode(email, language);
      }),
    );
    return { data: null, ...userReasons.resetCodeSent() };
  },
  resetPassword: async ({ body, ...call }) => {
    const { email, code, password } = body;
    const visit = await visitOf(call);
    const { now } = visit;
    const set = () =>
      changePassword({ email }, now, async () => {
        if (await areResetsBlocked(email, now)) throw wrongResetCode();
        await withOlderCodesBlocked(email, now, () => resetPassword(email, code, password));
      });
    await withinLimits('resetPassword', { email, ...visit }, (isKnown) =>
      failingInFixedTime(() => (isKnown ? set() : lockAsRefusal(wrongResetCode, set))),
    );
    return withDeviceCookie(visit, {
      body: { data: null, ...userReasons.passwordReset() },
      cookies: [],
    });
  },
});
