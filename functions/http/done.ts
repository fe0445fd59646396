/** Returns the response of a call that returns nothing. */
export const done = async (work: Promise<unknown>) => {
  await work;
  return { data: null } as const;
};
