import {
  emailCodeSent,
  emailConfirmed,
  passwordUpdated,
  passwordUpdatedLogIn,
  users,
} from '#shared/contract/users.ts';
import { clearedRefreshCookie, refreshCookie } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import { changePassword } from '../identity/passwords.ts';
import {
  cancelEmailChange,
  changeProfile,
  confirmEmailChange,
  resendEmailCode,
} from './emailChange.ts';

export const handler = serve(users, {
  updateProfile: async ({ accessToken, body, now }) => ({
    data: await changeProfile(accessToken, body, now),
  }),
  confirmEmail: async ({ accessToken, body, now }) => ({
    data: await confirmEmailChange(accessToken, body.code, now),
    message: emailConfirmed,
  }),
  resendEmailCode: async ({ accessToken, now }) => {
    await resendEmailCode(accessToken, now);
    return { data: null, message: emailCodeSent };
  },
  cancelEmailChange: async ({ accessToken, now }) => ({
    data: await cancelEmailChange(accessToken, now),
  }),
  updatePassword: async ({ userId, accessToken, body }) => {
    const { currentPassword, newPassword } = body;
    const session = await changePassword(userId, accessToken, currentPassword, newPassword);
    return session?.refreshToken
      ? {
          body: { data: null, message: passwordUpdated },
          cookie: refreshCookie(session.refreshToken),
        }
      : { body: { data: null, message: passwordUpdatedLogIn }, cookie: clearedRefreshCookie };
  },
});
