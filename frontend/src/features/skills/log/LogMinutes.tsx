import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import classes from './LogMinutes.module.css';
import { useLog } from './useLog.ts';

/** The amounts of one tap, in minutes. */
export const amounts = [15, 30, 60] as const;

type Logged = Pick<Skill, '_id' | 'name' | 'lastActivityDate'>;

/** Logs minutes of practice for today, with Undo. */
export const useLogMinutes = () => {
  const today = useToday();
  const log = useLog();
  return useCallback(
    (skill: Logged, minutes: number) => {
      const body = { type: 'Practice', date: today, duration: minutes } as const;
      log(skill, { kind: 'activity', body }).offerUndo();
    },
    [log, today],
  );
};

/** Logs practice for today, with one tap for a usual amount. */
export const LogMinutes = ({ skill }: { readonly skill: Logged }) => {
  const log = useLogMinutes();
  return (
    <fieldset
      className={classes.amounts}
      aria-label={i18n.t('Log {name} practice today', { name: skill.name })}
    >
      {amounts.map((minutes) => (
        <Button
          key={minutes}
          variant="default"
          size="xs"
          aria-label={i18n.t('Log {duration} of {name}', {
            duration: formatMinutes(minutes),
            name: skill.name,
          })}
          title={i18n.t('Log {duration} of practice today', {
            duration: formatMinutes(minutes),
          })}
          onClick={() => log(skill, minutes)}
        >
          +{formatMinutes(minutes)}
        </Button>
      ))}
    </fieldset>
  );
};
