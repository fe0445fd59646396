/**
 * Like `Promise.all`, but rejects only after all promises have settled. Use it if any of them changes something.
 * Otherwise a failure would send the response while a change is still running. Lambda would freeze that change and
 * resume it during a later request.
 */
export const waitForAll = async <T extends readonly unknown[]>(all: readonly [...T]) => {
  await Promise.allSettled(all);
  return Promise.all(all);
};
