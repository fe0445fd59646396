/** A lock that only one tab of this browser can hold. In a browser without locks, every tab gets it. */
export const createLock = (name: string) => ({
  /** Runs the job once no other tab runs one. */
  wait: <T>(job: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(name, job) : job(),
  /** Runs the job unless another tab runs one. Returns false in that case. */
  ifAvailable: async (job: () => Promise<void>): Promise<boolean> => {
    const run = async (lock: unknown): Promise<boolean> => {
      if (lock === null) return false;
      await job();
      return true;
    };
    return navigator.locks
      ? navigator.locks.request(name, { ifAvailable: true }, run)
      : run(undefined);
  },
});

export type Lock = ReturnType<typeof createLock>;
