/** A notification names at most this many habits. */
export const mostNames = 4;

/** The names that a notification shows, and the number of other habits. For six habits: four names, and 2 more. */
export const namesOf = (habits: readonly { readonly name: string }[]) => ({
  names: habits.slice(0, mostNames).map(({ name }) => name),
  more: Math.max(0, habits.length - mostNames),
});
