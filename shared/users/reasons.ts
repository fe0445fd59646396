import { defineReasons } from '../calls/reasons.ts';
import { i18n } from '../language/i18n.ts';

/** Results of changes to an account, its sessions and its tokens, and reasons why they fail. */
export const userReasons = /* @__PURE__ */ defineReasons({
  emailTaken: () => i18n.t('That email address is already in use'),
  addressClosed: () =>
    i18n.t(
      'This email address belongs to a closed account. If you have just deleted it, try again in a few minutes.',
    ),
  registrationClosed: ({ setting }: { readonly setting: string }) =>
    i18n.t(
      'Registration is closed here. The person who runs this Cairn can open it by starting it with {setting}.',
      { setting },
    ),
  wrongCredentials: () => i18n.t('Incorrect email or password'),
  passwordWasReset: () =>
    i18n.t('Your password was reset. Set a new one through “Forgot your password?”.'),
  wrongPassword: () => i18n.t('Your current password is not correct.'),
  wrongCode: () => i18n.t('This code is not right or has expired. Ask for a new one.'),
  wrongResetCode: () =>
    i18n.t(
      'This code is not right or has expired. Ask for a new one. After a reset or a change of your email address, wait an hour first.',
    ),
  codeNotSent: () => i18n.t('The code could not be sent. Please try again in a moment.'),
  noticeNotSent: () =>
    i18n.t(
      'Your email address stays as it is, since the mail about the change could not be sent to it. Please try again in a moment.',
    ),
  emailNeedsPassword: () => i18n.t('Enter your current password to change your email address'),
  noNewEmail: () => i18n.t('There is no new email address to confirm.'),
  /** For a valid token of an account that is being deleted. */
  accountIsDeleting: () => i18n.t('This account is being deleted.'),
  tokenEndsBeforeToday: () => i18n.t('Choose today or a later day.'),
  tokenLastsTooLong: () => i18n.t('An access token lasts a year at most. Choose an earlier day.'),
  tooManyTokens: ({ max }: { readonly max: number }) =>
    i18n.t('There is a limit of {max} access tokens. Revoke one to make another.', { max }),
  noScope: () => i18n.t('Choose at least one area'),
  scopes: () =>
    i18n.t('Scopes must be an object of areas, like {example}', { example: '{"habits": "read"}' }),
  passwordUpdated: () => i18n.t('Password updated successfully'),
  /** Used if no new session could be started. The old session then ends with its access token. */
  passwordUpdatedLogIn: () =>
    i18n.t('Password updated successfully. You will be asked to log in with it.'),
  resetCodeSent: () =>
    i18n.t('If an account has this email address, a code to reset the password is on its way.'),
  passwordReset: () => i18n.t('Your password has been reset. You can log in with it now.'),
  emailCodeSent: () => i18n.t('A new code is on its way.'),
  /** Resets are blocked for an hour, because a code sent to the previous address is valid that long. */
  emailConfirmed: () =>
    i18n.t(
      'You log in with your new email address from now on. For the next hour a forgotten password can’t be reset.',
    ),
  signedOutEverywhere: () => i18n.t('You are signed out on every device.'),
  accountDeleting: () => i18n.t('Your account is being deleted. It is gone within minutes.'),
});
