/** Seconds that a function may take, in the cloud and locally. The gateway would wait for 30. */
export const functionTimeoutSeconds = 10;
