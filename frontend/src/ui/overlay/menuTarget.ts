/** The index to which an arrow key, Home or End moves from `current`, among `count` items. Null for other keys. */
export const menuTarget = (key: string, current: number, count: number): number | null => {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
};
