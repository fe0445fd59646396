import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { targetOf } from '../../../domain/timer/timedItems.ts';
import { useTimerActions } from '../../../domain/timer/useTimerActions.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import { DotsMenu } from '../../../ui/overlay/DotsMenu.tsx';
import { MenuItem } from '../../../ui/overlay/MenuItem.tsx';
import { useLogMinutes } from './useLogMinutes.ts';

/** The amount that one tap logs, in minutes. */
const usual = 30;

/** The amounts that take two taps, in minutes. */
const others = [15, 45, 60] as const;

type Props = { readonly skill: Pick<Skill, '_id' | 'name' | 'lastActivityDate'> };

/** Logs practice for today. One tap logs the usual amount. Other amounts and the timer take two taps. */
export const LogAgain = ({ skill }: Props) => {
  const { name } = skill;
  const logMinutes = useLogMinutes();
  const { start } = useTimerActions();
  const labelOf = (minutes: number) =>
    i18n.t('Log {duration} of {name}', { duration: formatMinutes(minutes), name });
  return (
    <>
      <Button
        variant="light"
        size="xs"
        aria-label={labelOf(usual)}
        title={i18n.t('Log {duration} of practice today', { duration: formatMinutes(usual) })}
        onClick={() => logMinutes(skill, usual)}
      >
        +{formatMinutes(usual)}
      </Button>
      <DotsMenu label={i18n.t('More for {name}', { name })}>
        {others.map((minutes) => (
          <MenuItem
            key={minutes}
            aria-label={labelOf(minutes)}
            onClick={() => logMinutes(skill, minutes)}
          >
            +{formatMinutes(minutes)}
          </MenuItem>
        ))}
        <MenuItem
          aria-label={i18n.t('Start the timer for {name}', { name })}
          onClick={() => start(name, targetOf('skills', skill))}
        >
          {i18n.t('Start the timer')}
        </MenuItem>
      </DotsMenu>
    </>
  );
};
