import { userReasons } from '#shared/users/reasons.ts';
import type { SignedOutReason } from './createSessionStore.ts';

/** The router's state for the login screen. */
export type SignInState = {
  readonly from?: string;
  /** Whether the session could not be renewed. */
  readonly ended?: boolean;
  /** A success message, for example of the previous screen. */
  readonly notice?: string;
  /** The e-mail address that was typed on the previous screen. */
  readonly email?: string;
};

/**
 * The state for the login screen. After a log-out, it is empty. After an account deletion or the end of all sessions,
 * it has a notice. In all other cases, the person returns to the page that they requested.
 * @example signInState('none', '/habits') is {from: '/habits', ended: false}
 */
export const signInState = (reason: SignedOutReason, path: string): SignInState => {
  if (reason === 'deleted') return { notice: userReasons.accountDeleting().message };
  if (reason === 'everywhere') return { notice: userReasons.signedOutEverywhere().message };
  return reason === 'left' ? {} : { from: path, ended: reason === 'ended' };
};
