/** The message after all sessions of an account were ended. Without zod, since the login screen uses it too. */
export const signedOutEverywhere = 'You are signed out on every device.';
