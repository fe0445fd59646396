/** How long a client of AWS waits, in milliseconds: for a connection at most a second, for an answer as long as it is told. */
export const clientTimeouts = (requestTimeout: number) => ({
  connectionTimeout: 1_000,
  requestTimeout,
  throwOnRequestTimeout: true,
});
