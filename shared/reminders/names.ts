/** The most names of habits in a notification. */
export const mostNames = 4;

/** The names that a notification shows, and the number of other habits: of six habits, four names and 2. */
export const namesOf = (habits: readonly { readonly name: string }[]) => ({
  names: habits.slice(0, mostNames).map(({ name }) => name),
  more: Math.max(0, habits.length - mostNames),
});
