/** One job at a time over all tabs, of those that change the session's cookie; browsers without locks do it per tab. */
export const alone = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('cairn-renewal', job) : job();
