import type { Agenda } from '#shared/analytics/model.ts';
import type { Day } from '#shared/days/days.ts';

export type Due =
  | ({ readonly kind: 'review'; readonly day: Day } & Agenda['reviews'][number])
  | ({ readonly kind: 'deadline'; readonly day: Day } & Agenda['deadlines'][number]);

/** Reviews and deadlines, the most overdue first. */
export const duesOf = ({ reviews, deadlines }: Agenda): readonly Due[] =>
  [
    ...reviews.map((one) => ({ ...one, kind: 'review' as const, day: one.nextReviewDate })),
    ...deadlines.map((one) => ({ ...one, kind: 'deadline' as const, day: one.deadline })),
  ].toSorted((a, b) => Number(a.day > b.day) - Number(a.day < b.day));

/**
 * Splits the first lines between reviews or deadlines (dues) and skills to log. Five lines hold three dues and two
 * skills. If one kind needs fewer lines, the other kind gets them.
 */
export const firstLines = (
  lines: number,
  { dues, skills }: { readonly dues: number; readonly skills: number },
): { readonly dues: number; readonly skills: number } => {
  const first = Math.min(dues, Math.max(Math.ceil(lines / 2), lines - skills));
  return { dues: first, skills: Math.min(skills, lines - first) };
};
