import { defineReasons } from '../core/reasons.ts';

/** What happened to an account, its sessions and its tokens, or why it did not. */
export const userReasons = /* @__PURE__ */ defineReasons({
  emailTaken: () => 'That email address is already in use',
  addressClosed: () =>
    'This email address belongs to a closed account. If you have just deleted it, try again in a few minutes.',
  wrongCredentials: () => 'Incorrect email or password',
  passwordWasReset: () => 'Your password was reset. Set a new one through “Forgot your password?”.',
  wrongPassword: () => 'Your current password is not correct.',
  wrongCode: () => 'This code is not right or has expired. Ask for a new one.',
  wrongResetCode: () =>
    'This code is not right or has expired. Ask for a new one. After a reset or a change of your email address, wait an hour first.',
  codeNotSent: () => 'The code could not be sent. Please try again in a moment.',
  noticeNotSent: () =>
    'Your email address stays as it is, since the mail about the change could not be sent to it. Please try again in a moment.',
  emailNeedsPassword: () => 'Enter your current password to change your email address',
  noNewEmail: () => 'There is no new email address to confirm.',
  /** For a valid token of an account that is being deleted. */
  accountIsDeleting: () => 'This account is being deleted.',
  tokenEndsBeforeToday: () => 'Choose today or a later day.',
  tokenLastsTooLong: () => 'An access token lasts a year at most. Choose an earlier day.',
  tooManyTokens: ({ max }: { readonly max: number }) =>
    `There is a limit of ${max} access tokens. Revoke one to make another.`,
  noScope: () => 'Choose at least one area',
  scopes: () => 'Scopes must be an object of areas, like {"habits": "read"}',
  passwordUpdated: () => 'Password updated successfully',
  /** For when no new session could be started: the old one ends with its access token. */
  passwordUpdatedLogIn: () => 'Password updated successfully. You will be asked to log in with it.',
  resetCodeSent: () =>
    'If an account has this email address, a code to reset the password is on its way.',
  passwordReset: () => 'Your password has been reset. You can log in with it now.',
  emailCodeSent: () => 'A new code is on its way.',
  /** Resets are blocked for an hour, the lifetime of a code that was sent to the previous address. */
  emailConfirmed: () =>
    'You log in with your new email address from now on. For the next hour a forgotten password can’t be reset.',
  signedOutEverywhere: () => 'You are signed out on every device.',
  accountDeleting: () => 'Your account is being deleted. It is gone within minutes.',
});
