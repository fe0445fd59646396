import type { SignedOutReason } from '../session/createSessionStore.ts';

/** What travels to the login screen in the router's state. */
export type SignInState = {
  /** The page first asked for. */
  readonly from?: string;
  /** The session could not be renewed. */
  readonly ended?: boolean;
  /** Good news of the screen before. */
  readonly notice?: string;
  /** What was typed there. */
  readonly email?: string;
};

/**
 * A person who chose to leave starts anew; anybody else comes back to where they were.
 * @example signInState('none', '/habits') is {from: '/habits', ended: false}
 */
export const signInState = (reason: SignedOutReason, asked: string): SignInState =>
  reason === 'left' ? {} : { from: asked, ended: reason === 'ended' };
