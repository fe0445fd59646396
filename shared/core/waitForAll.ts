/**
 * `Promise.all` that tells a failure only once each has ended. What includes a change must not go on behind the response
 * that the failure of another has brought: Lambda would freeze it there, and go on with it in some later request.
 */
export const waitForAll = async <T extends readonly unknown[]>(all: readonly [...T]) => {
  await Promise.allSettled(all);
  return Promise.all(all);
};
