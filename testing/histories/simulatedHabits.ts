/**
 * The parameters of a simulated person's habits. Effects are in standard deviations. A habit's mood on a day has a
 * standard deviation of 1.
 */
export interface HabitsToSimulate {
  readonly habits: number;
  readonly weeks: number;
  /** The correlation of a habit's moods on two consecutive days, 0 to 1: 0.5 makes runs of good and bad days. */
  readonly persistence: number;
  /** The effect of good and bad weeks: `shared` by all habits of a person, and `own` to a single habit. */
  readonly weekEffect: { readonly shared: number; readonly own: number };
  /** The effect of good and bad weekdays, divided in the same way. */
  readonly weekdayEffect: { readonly shared: number; readonly own: number };
  /** The correlation between the moods of the first two habits, -1 to 1. 0 means no link. */
  readonly link: number;
}

export const usualHabits: HabitsToSimulate = {
  habits: 8,
  weeks: 26,
  persistence: 0.5,
  weekEffect: { shared: 0.3, own: 0.4 },
  weekdayEffect: { shared: 0.4, own: 0.5 },
  link: 0,
};

/** A normally distributed number with mean 0 and standard deviation 1 (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * Simulates the days, from a Monday on, on which each habit is done: `[habit][day]`. Four values are added up: the
 * habit's inclination, the effects of week and weekday, and its mood. The habit is done if the sum is above 0. The
 * inclination makes that about 30 to 80 % of days. Without a link, the moods of different habits are independent.
 */
export function simulateHabits(random: () => number, wanted: HabitsToSimulate): boolean[][] {
  const { habits, weeks, persistence, weekEffect, weekdayEffect, link } = wanted;
  const normals = (count: number, size: number) =>
    Array.from({ length: count }, () => normal(random) * size);
  const mood = () => {
    let level = normal(random);
    return Array.from({ length: weeks * 7 }, () => {
      const today = level;
      level = persistence * level + Math.sqrt(1 - persistence ** 2) * normal(random);
      return today;
    });
  };
  const sharedWeeks = normals(weeks, weekEffect.shared);
  const sharedWeekdays = normals(7, weekdayEffect.shared);
  const moods = Array.from({ length: habits }, mood);
  const [first, second] = moods;
  if (first && second) {
    const rest = Math.sqrt(1 - link ** 2);
    moods[1] = second.map((own, day) => link * (first[day] ?? 0) + rest * own);
  }
  return moods.map((days) => {
    const inclination = random() * 1.6 - 0.6;
    const ownWeeks = normals(weeks, weekEffect.own);
    const ownWeekdays = normals(7, weekdayEffect.own);
    return days.map((today, day) => {
      const [week, weekday] = [Math.floor(day / 7), day % 7];
      const ofWeek = (sharedWeeks[week] ?? 0) + (ownWeeks[week] ?? 0);
      const ofWeekday = (sharedWeekdays[weekday] ?? 0) + (ownWeekdays[weekday] ?? 0);
      return inclination + ofWeek + ofWeekday + today > 0;
    });
  });
}
