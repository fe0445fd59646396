/** Seconds that a function may take, in the cloud and locally. The gateway would wait for 30. */
export const functionTimeoutSeconds = 10;

/** The timeout of the clock in seconds: it must end before its next minute. */
export const clockTimeoutSeconds = 50;

/**
 * The timeout in seconds of the function that writes the mails with codes. It only builds a text. Cognito tries it
 * three times, and functions wait for Cognito for 5 seconds.
 */
export const codeMailTimeoutSeconds = 1;
