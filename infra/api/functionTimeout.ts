/** How many seconds a function of the API may take, in the cloud and locally. The gateway would wait for 30. */
export const functionTimeoutSeconds = 10;

/** The timeout of the clock, in seconds. The clock must end before the next minute starts. */
export const clockTimeoutSeconds = 50;

/**
 * The timeout of the function that writes the e-mails with codes, in seconds. It only builds a text. Cognito tries
 * it three times, and other functions wait at most 5 seconds for Cognito.
 */
export const codeMailTimeoutSeconds = 1;
