/** The message while an account is being deleted. Without zod, since the login screen uses it too. */

export const accountDeleting = 'Your account is being deleted. It is gone within minutes.';

/** The message for a valid token of such an account. */
export const accountIsDeleting = 'This account is being deleted.';

/** The message for registering the address of an account that is being deleted, or that an operator has closed. */
export const addressIsClosed =
  'This email address belongs to a closed account. If you have just deleted it, try again in a few minutes.';
