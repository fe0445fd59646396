import { accessTokenMinutes, sessionDays } from '#shared/auth/model.ts';
import { limits } from '#shared/calls/fields.ts';

/** The user pool's settings, shared by the stack and the local stand-in. */
export const poolSettings = {
  passwordMin: limits.passwordMin,
  // At registration, the chosen password is also the temporary one. An interrupted registration can then be
  // completed.
  temporaryPasswordDays: 365,
  accessTokenMinutes,
  idTokenMinutes: 60,
  refreshTokenDays: sessionDays,
  /** The text for both kinds of code, if no function writes it. Cognito replaces `{####}`. */
  codeMail: {
    subject: 'Your Cairn code',
    body: 'Your Cairn code is {####}. Enter it where you asked for it, to reset your password or to confirm your new email address. If you did not ask, leave it: nothing changes without the code.',
  },
} as const;
