/**
 * Counts the pending calls of each habit. Responses of concurrent calls for one habit may each
 * lack the other's day, in whatever order they come: after such a crowd the list is refetched.
 */
export function createCrowds() {
  const crowds = new Map<string, { underWay: number; together: boolean }>();
  return {
    enter: (habitId: string): void => {
      const { underWay = 0, together = false } = crowds.get(habitId) ?? {};
      crowds.set(habitId, { underWay: underWay + 1, together: together || underWay > 0 });
    },
    /** True when this was the last one of a crowd. */
    leave: (habitId: string): boolean => {
      const { underWay = 1, together = false } = crowds.get(habitId) ?? {};
      if (underWay > 1) crowds.set(habitId, { underWay: underWay - 1, together });
      else crowds.delete(habitId);
      return underWay === 1 && together;
    },
  };
}
