import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useLog } from './useLog.ts';

/** Logs minutes of practice for today, with Undo. */
export function useLogMinutes(
  skill: Pick<Skill, '_id' | 'name' | 'lastActivityDate'>,
): (minutes: number) => void {
  const today = useToday();
  const log = useLog();
  return (duration) => {
    const body = { type: 'Practice', date: today, duration } as const;
    log(skill, { kind: 'activity', body }).offerUndo();
  };
}
