/** Holidays without ticks and activities, as days before today, so that the year has gaps. */
const holidays: readonly (readonly [last: number, first: number])[] = [
  [44, 46],
  [205, 212],
];

/** Whether the day `ago` days before today is one of a holiday. */
export const isAway = (ago: number): boolean =>
  holidays.some(([last, first]) => last <= ago && ago <= first);
