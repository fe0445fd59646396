/** What is said once every session of an account was ended. Without zod: the login screen says it too. */
export const signedOutEverywhere = 'You are signed out on every device.';
