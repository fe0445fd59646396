import { Button } from '@mantine/core';
import { i18n } from '#shared/language/i18n.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';
import classes from './LogMinutes.module.css';
import { type LoggedSkill, useLogMinutes } from './useLogMinutes.ts';

/** The amounts that one tap logs, in minutes. */
export const amounts = [15, 30, 60] as const;

/** Logs practice for today, with one tap for a usual amount. */
export const LogMinutes = ({ skill }: { readonly skill: LoggedSkill }) => {
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
