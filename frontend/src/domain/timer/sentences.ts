import { routeKey } from '#shared/calls/route.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import type { AnyRequest } from '../../data/client/request.ts';
import type { Change } from '../../data/outbox/change.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import type { AboutStart } from './edits.ts';
import { isTargetGone, timedItem } from './timedItems.ts';
import type { LoggedTime } from './timerFacts.ts';

/** Shown until the list that contains the name has loaded. */
export const unknownName = '…';

/** The name of a timer's target. 'something deleted' for a deleted target. */
export const nameOf = (
  { _id, target }: TimerFacts,
  rows: Rows,
  pending: readonly Change[],
): string => {
  const item = timedItem(target.value, rows);
  if (item) return item.name;
  if (isTargetGone(target.value, rows)) return i18n.t('something deleted');
  const start = pending.find(({ route, request }) => isStartOf(_id, route, request));
  return (start?.about as AboutStart | undefined)?.name ?? unknownName;
};

const isStartOf = (id: string, route: string, { params }: AnyRequest): boolean =>
  route === routeKey(timerRoutes.start) && params?.id === id;

export type Ended = {
  readonly name: string;
  readonly logged: readonly LoggedTime[];
  /** The page that was sent with the stop. */
  readonly page?: number | undefined;
  /**
   * The target's area, if its time can't be logged: the skill or habit was deleted, or the habit's amount is no longer
   * time.
   */
  readonly gone: 'skills' | 'habits' | undefined;
};

const durationOf = (logged: readonly LoggedTime[]): string =>
  formatMinutes(logged.reduce((sum, { minutes }) => sum + minutes, 0));

/** Describes a stop: 'Logged 25 min for Rust'. */
export const describeStop = ({ name, logged, page, gone }: Ended): string => {
  if (gone === 'skills')
    return i18n.t('The skill of this timer was deleted, so its time was not logged.');
  if (gone === 'habits')
    return i18n.t(
      'The habit of this timer was deleted, or its amount is no longer in minutes or hours. So its time was not logged.',
    );
  if (page !== undefined)
    return logged.length === 0
      ? i18n.t('{name}: page {page, number}. Less than 30 seconds, so no time was logged', {
          name,
          page,
        })
      : i18n.t('Logged {duration} for {name}, page {page, number}', {
          duration: durationOf(logged),
          name,
          page,
        });
  return logged.length === 0
    ? i18n.t('Less than 30 seconds for {name}: nothing was logged', { name })
    : i18n.t('Logged {duration} for {name}', { duration: durationOf(logged), name });
};

/** Describes a start that ended another timer: 'The timer for Rust is running. Logged 25 min for Go'. */
export const describeSwitch = (started: string, ended: Ended): string =>
  i18n.t('The timer for {name} is running. {ended}', { name: started, ended: describeStop(ended) });
