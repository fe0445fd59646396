/**
 * Counts the calls under way for each habit. Answers of one habit that travelled together may each
 * miss the other's day, whatever order they came in: after such a crowd the list is read anew.
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
