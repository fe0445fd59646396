/** The second of the `holidays` below. Only this one is a vacation in Cairn. In days before today. */
export const vacation = { first: 212, last: 205 };

/** Holidays without ticks and activities, so that the year has gaps. In days before today. */
const holidays: readonly (readonly [last: number, first: number])[] = [
  [44, 46],
  [vacation.last, vacation.first],
];

/** Whether the day `ago` days before today is in a holiday. */
export const isAway = (ago: number): boolean =>
  holidays.some(([last, first]) => last <= ago && ago <= first);
