/** Seconds a function may take; the gateway waits a little longer, in the cloud and locally alike. */
export const functionTimeoutSeconds = 10;
