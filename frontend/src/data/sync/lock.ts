/** A lock that only one job in all tabs can hold. In a browser without locks, every job gets it. */
export const createLock = (name: string) => ({
  /** Runs the job once no other job holds the lock. */
  wait: <T>(job: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(name, job) : job(),
  /** Runs the job unless another job holds the lock. Returns false in that case. */
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
