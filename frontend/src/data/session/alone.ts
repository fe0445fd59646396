/** Runs jobs that change the session's cookie one at a time over all tabs; per tab in browsers without locks. */
export const alone = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('cairn-renewal', job) : job();
