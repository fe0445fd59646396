import { accessTokenMinutes, sessionDays } from '#shared/auth/model.ts';
import { limits } from '#shared/core/fields.ts';

/** The user pool's settings, for the stack and for the local stand-in. */
export const poolSettings = {
  passwordMin: limits.passwordMin,
  // The chosen password is the temporary one, so that an interrupted registration can be completed.
  temporaryPasswordDays: 365,
  accessTokenMinutes,
  idTokenMinutes: 60,
  refreshTokenDays: sessionDays,
  /** One text for both kinds of code, used if no function writes it. Cognito replaces `{####}`. */
  codeMail: {
    subject: 'Your Cairn code',
    body: 'Your Cairn code is {####}. Enter it where you asked for it, to reset your password or to confirm your new email address. If you did not ask, leave it: nothing changes without the code.',
  },
} as const;
