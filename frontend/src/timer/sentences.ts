import type { TimerActivity } from '#shared/timer/logged.ts';
import { i18n } from '../language/i18n.ts';
import { formatMinutes } from '../ui/format/durations.ts';

/** The name of a target, also of one that was deleted. */
export const nameOf = (item: { readonly name: string } | undefined): string =>
  item?.name ?? i18n.t('something deleted');

export type Ended = {
  readonly name: string;
  readonly logged: readonly TimerActivity[];
  readonly isGone: boolean;
};

const durationOf = (logged: readonly TimerActivity[]): string =>
  formatMinutes(logged.reduce((sum, { minutes }) => sum + minutes, 0));

/** What became of a timer that was stopped: 'Logged 25 min for Rust'. */
export const describeStop = ({ name, logged, isGone }: Ended): string => {
  if (isGone) return i18n.t('The skill of this timer was deleted, so its time was not logged.');
  return logged.length === 0
    ? i18n.t('Less than 30 seconds for {name}: nothing was logged', { name })
    : i18n.t('Logged {duration} for {name}', { duration: durationOf(logged), name });
};

/** The same of a timer that another start has ended: 'Rust is running. Logged 25 min for Go'. */
export const describeSwitch = (started: string, ended: Ended): string =>
  i18n.t('The timer for {name} is running. {ended}', { name: started, ended: describeStop(ended) });
