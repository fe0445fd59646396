import { addDays } from '#shared/days/days.ts';
import { describePause } from '#shared/habits/describePause.ts';
import { seenOn } from '#shared/pauses/away.ts';
import { resumedOn, toPause } from '#shared/pauses/pauses.ts';
import { digestRoutes } from '#shared/reminders/digest/routes.ts';
import { pushRoutes } from '#shared/reminders/routes.ts';
import { tokenRoutes } from '#shared/tokens/routes.ts';
import { userReasons } from '#shared/users/reasons.ts';
import { users } from '#shared/users/routes.ts';
import { reviseVacations, setAway } from '../../account/absences.ts';
import { listTokens, revokeToken } from '../../account/tokens.ts';
import { required } from '../../environment.ts';
import { clearedRefreshCookie, refreshCookie } from '../../http/cookies.ts';
import { notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { serve } from '../../http/serve.ts';
import { currentIdentity } from '../../identity/accounts.ts';
import { replacePassword, requirePassword } from '../../identity/passwords.ts';
import { signInAgain } from '../../identity/sessions.ts';
import { withinLimits } from '../../limits/withinLimits.ts';
import { changePassword } from '../../passwords/changePassword.ts';
import { endSessions } from '../../passwords/endSessions.ts';
import { vapidKeysOf } from '../../push/vapidKeys.ts';
import { listDevices, removeDevice } from '../../reminders/devices.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { pausesAfter } from '../habits/pausesAfter.ts';
import { deleteAccount } from './accountDeletion.ts';
import {
  confirmDigest,
  readDigest,
  sendDigestCode,
  showUnsubscribe,
  unsubscribe,
} from './digest.ts';
import {
  cancelEmailChange,
  changeProfile,
  confirmEmailChange,
  resendEmailCode,
} from './emailChange.ts';
import { setDevice, testDevice, viewDevice } from './push.ts';
import { snooze } from './snooze.ts';
import { createToken, viewToken } from './tokens.ts';

const routes = { ...users, ...tokenRoutes, ...pushRoutes, ...digestRoutes };

export const handler = serve(routes, {
  updateProfile: async ({ accessToken, viewerAddress: address, body, now, language }) => ({
    data: await changeProfile(accessToken, body, { address, now, language }),
  }),
  confirmEmail: async ({ accessToken, body, now, language }) => ({
    data: await confirmEmailChange(accessToken, body.code, { now, language }),
    ...userReasons.emailConfirmed(),
  }),
  resendEmailCode: async ({ accessToken, now, language }) => {
    await resendEmailCode(accessToken, { now, language });
    return { data: null, ...userReasons.emailCodeSent() };
  },
  cancelEmailChange: async ({ accessToken, now }) => ({
    data: await cancelEmailChange(accessToken, now),
  }),
  updatePassword: async ({ userId, accessToken, viewerAddress: address, body, now }) => {
    const { currentPassword, newPassword } = body;
    const { email } = await currentIdentity(accessToken);
    const isWhole = await withinLimits('changePassword', { email, address, now }, () =>
      changePassword({ email, userId }, now, () =>
        replacePassword(accessToken, currentPassword, newPassword),
      ),
    );
    const session = isWhole
      ? await signInAgain({ email: userId, password: newPassword })
      : undefined;
    return session?.refreshToken
      ? {
          body: { data: null, token: session.accessToken, ...userReasons.passwordUpdated() },
          cookies: [refreshCookie(session.refreshToken)],
        }
      : {
          body: { data: null, ...userReasons.passwordUpdatedLogIn() },
          cookies: [clearedRefreshCookie],
        };
  },
  signOutEverywhere: async ({ userId, accessToken }) => {
    await currentIdentity(accessToken);
    await endSessions(userId);
    return {
      body: { data: null, ...userReasons.signedOutEverywhere() },
      cookies: [clearedRefreshCookie],
    };
  },
  deleteAccount: async ({ userId, accessToken, viewerAddress: address, body, now }) => {
    const { email } = await currentIdentity(accessToken);
    await withinLimits('deleteAccount', { email, address, now }, async () => {
      try {
        await requirePassword(userId, body.currentPassword);
      } catch (error) {
        // Cognito refuses even the right password if another call has disabled the account. Then report the deletion,
        // not a wrong password.
        await requireAccount(userId, true);
        throw error;
      }
    });
    await deleteAccount(userId, now);
    return {
      body: { data: null, ...userReasons.accountDeleting() },
      cookies: [clearedRefreshCookie],
    };
  },
  setVacation: async ({ userId, params: { from }, body }) => {
    const { before, after } = await reviseVacations(userId, (vacations) =>
      pausesAfter(vacations, from, body),
    );
    const reason = describePause('vacation', toPause(from, body.to), before, after);
    return { data: { vacations: [...after] }, ...reason };
  },
  endVacation: async ({ userId, params: { from } }) => {
    const { after } = await reviseVacations(userId, (vacations) => resumedOn(vacations, from));
    return { data: { vacations: [...after] } };
  },
  setAway: async ({ userId, body, arrivedOn }) => {
    // The last entry without an end begins on the day after the last visit. If that visit was in a zone further east,
    // its day can be one day after today in the present zone.
    const last = body.away.at(-1);
    if (last?.to) notAfterToday('away', last.to, addDays(arrivedOn, -1));
    else if (last) notAfterToday('away', last.from, addDays(arrivedOn, 2));
    const { away } = await setAway(userId, seenOn(body.away, arrivedOn));
    return { data: { away: [...away] } };
  },
  listTokens: async ({ userId }) => ({
    data: { accessTokens: (await listTokens(userId)).map(viewToken) },
  }),
  createToken: async ({ accessToken: session, viewerAddress: address, body, ...moment }) => {
    const { token, accessToken } = await createToken(session, body, { address, ...moment });
    return { token, data: { accessToken } };
  },
  revokeToken: ({ userId, params }) => done(revokeToken(userId, params.id)),
  listDevices: async ({ userId }) => ({
    data: {
      publicKey: vapidKeysOf(required('PUSH_SECRET')).publicKey,
      devices: (await listDevices(userId, false)).map(viewDevice),
    },
  }),
  setDevice: async ({ userId, params, body, now }) => ({
    data: { device: await setDevice(userId, params.id, body, now) },
  }),
  removeDevice: ({ userId, params }) => done(removeDevice(userId, params.id)),
  testDevice: ({ userId, params, now, language, dayStartsAt }) =>
    done(testDevice(userId, params.id, { now, language, dayStartsAt })),
  readDigest: async ({ accessToken }) => ({ data: await readDigest(accessToken) }),
  sendDigestCode: async ({ accessToken, now, language }) => {
    await sendDigestCode(accessToken, { now, language });
    return { data: null, ...userReasons.emailCodeSent() };
  },
  confirmDigest: async ({ accessToken, body, now }) => ({
    data: await confirmDigest(accessToken, body.code, now),
  }),
  showUnsubscribe: async ({ query }) => ({
    body: { data: null },
    location: showUnsubscribe(query.token),
  }),
  unsubscribe: ({ query }) => done(unsubscribe(query.token)),
  snooze: async ({ userId, params: { reminder }, body: { habits }, now }) => ({
    data: { until: (await snooze(userId, reminder, habits, now)).toISOString() },
  }),
});
