import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { notAfterToday } from '../../http/days.ts';
import { invalid } from '../../problem.ts';
import type { NewId } from '../../table/lifecycle.ts';
import { dayOfActivity } from './activityIds.ts';

/**
 * Returns the id and the day of a new activity. The client may choose one, both or neither. Throws `invalid` if
 * they don't match (see `idOn`), or for a future day.
 */
export const activityIdAndDay = (
  { id, request }: NewId,
  date: Day | undefined,
  { today, now }: { readonly today: Day; readonly now: Date },
): { readonly newId: NewId; readonly date: Day } => {
  const isChosen = request !== undefined;
  const day = date ?? (isChosen ? dayOfActivity(id) : today);
  notAfterToday('date', day, today);
  if (!isChosen) return { newId: { id: idOn(day, now), request }, date: day };
  requireOwnDay('_id', id, day);
  return { newId: { id, request }, date: day };
};

/** Throws `invalid` unless the id of an activity contains its day. */
export const requireOwnDay = (field: string, id: string, day: Day): void => {
  if (dayOfActivity(id) === day) return;
  throw invalid(field, skillReasons.idOnItsDay());
};
