const plural = (unit: string): string =>
  /[^aeiou]y$/.test(unit) ? `${unit.slice(0, -1)}ies` : `${unit}s`;

/** (5, 'week') -> '5 weeks', (1, 'day') -> '1 day', (1200, 'activity') -> '1,200 activities'. */
export const formatCount = (count: number, unit: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? unit : plural(unit)}`;
