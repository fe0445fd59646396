/** The second holiday is a vacation in Cairn. */
export const vacation = { first: 212, last: 205 };

/** Holidays without ticks and activities, in days before today, so that the year has gaps. */
const holidays: readonly (readonly [last: number, first: number])[] = [
  [44, 46],
  [vacation.last, vacation.first],
];

/** Whether the day `ago` days before today is on a holiday. */
export const isAway = (ago: number): boolean =>
  holidays.some(([last, first]) => last <= ago && ago <= first);
