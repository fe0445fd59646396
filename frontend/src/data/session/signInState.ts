import { userReasons } from '#shared/users/reasons.ts';
import type { SignedOutReason } from './createSessionStore.ts';

/** The router's state for the login screen. */
export type SignInState = {
  /** The page that the person requested. */
  readonly from?: string;
  /** Whether the session could not be renewed. */
  readonly ended?: boolean;
  /** A success message of the previous screen. */
  readonly notice?: string;
  /** The e-mail address that was typed on the previous screen. */
  readonly email?: string;
};

/**
 * The state for the login screen. After a log-out, the person starts over. After an account deletion or the end of
 * all sessions, a notice says so. Everyone else returns to their page.
 * @example signInState('none', '/habits') is {from: '/habits', ended: false}
 */
export const signInState = (reason: SignedOutReason, path: string): SignInState => {
  if (reason === 'deleted') return { notice: userReasons.accountDeleting().message };
  if (reason === 'everywhere') return { notice: userReasons.signedOutEverywhere().message };
  return reason === 'left' ? {} : { from: path, ended: reason === 'ended' };
};
