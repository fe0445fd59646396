/** Holidays without a habit or an entry, as days before today: no year is without a gap. */
const holidays: readonly (readonly [last: number, first: number])[] = [
  [44, 46],
  [205, 212],
];

/** Whether the day `ago` days before today is one of a holiday. */
export const isAway = (ago: number): boolean =>
  holidays.some(([last, first]) => last <= ago && ago <= first);
