/** Seconds a function may take, in the cloud and locally alike; the gateway would wait for 30. */
export const functionTimeoutSeconds = 10;
