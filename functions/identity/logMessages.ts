/** Log messages that infra's metric filters match word for word. */

/** A person requested a reset code, and Cognito could not send it. */
export const resetCodeNotSent = 'A code to reset a password could not be sent.';
