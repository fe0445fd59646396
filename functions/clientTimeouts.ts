/**
 * An AWS client waits at most this many milliseconds: a second for a connection, and `requestTimeout` for a response.
 */
export const clientTimeouts = (requestTimeout: number) => ({
  connectionTimeout: 1_000,
  requestTimeout,
  throwOnRequestTimeout: true,
});
