import { useCallback } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useLog } from './useLog.ts';

export type LoggedSkill = Pick<Skill, '_id' | 'name' | 'lastActivityDate'>;

/** Logs minutes of practice for today, with Undo. */
export const useLogMinutes = () => {
  const today = useToday();
  const log = useLog();
  return useCallback(
    (skill: LoggedSkill, duration: number) => {
      const body = { type: 'Practice', date: today, duration } as const;
      log(skill, { kind: 'activity', body }).offerUndo();
    },
    [log, today],
  );
};
