import { userReasons } from '#shared/users/reasons.ts';
import type { SignedOutReason } from './createSessionStore.ts';

/** The router's state for the login screen. */
export type SignInState = {
  /** The page first asked for. */
  readonly from?: string;
  /** The session could not be renewed. */
  readonly ended?: boolean;
  /** A success message of the screen before. */
  readonly notice?: string;
  /** The address typed there. */
  readonly email?: string;
};

/**
 * A person who logged out starts over, one who deleted the account or ended every session reads so; anyone else returns
 * to where they were.
 * @example signInState('none', '/habits') is {from: '/habits', ended: false}
 */
export const signInState = (reason: SignedOutReason, path: string): SignInState => {
  if (reason === 'deleted') return { notice: userReasons.accountDeleting().message };
  if (reason === 'everywhere') return { notice: userReasons.signedOutEverywhere().message };
  return reason === 'left' ? {} : { from: path, ended: reason === 'ended' };
};
