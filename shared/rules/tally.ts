/** How often each value occurs, under the values that do: ['Book', 'Video', 'Book'] -> {Book: 2, Video: 1}. */
export const tally = (values: Iterable<string>): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
};
