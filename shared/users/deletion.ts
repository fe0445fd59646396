/** What is said of an account that is being deleted. Without zod: the login screen says it too. */

export const accountDeleting = 'Your account is being deleted. It is gone within minutes.';

/** For whoever still has a token of such an account. */
export const accountIsDeleting = 'This account is being deleted.';

/** For whoever registers the address of an account that is being deleted, or that an operator has closed. */
export const addressIsClosed =
  'This email address belongs to a closed account. If you have just deleted it, try again in a few minutes.';
