import { formatCount } from '../../ui/format/formatCount.ts';

export type SyncState = {
  readonly isReachable: boolean;
  readonly waiting: number;
  readonly refused: number;
  /** The age in ms of the oldest response on the screen; undefined where none is. */
  readonly age: number | undefined;
};

const minute = 60_000;

/** 59,999 ms -> 'just now', 3 minutes -> '3 minutes ago', 2 hours -> '2 hours ago', 3 days -> '3 days ago'. */
export const formatAge = (ms: number): string => {
  const minutes = Math.floor(ms / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${formatCount(minutes, 'minute')} ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `${formatCount(hours, 'hour')} ago`
    : `${formatCount(Math.floor(hours / 24), 'day')} ago`;
};

/**
 * What the bar says of the person's data, '' where there is nothing to say: 'Offline, 4 changes waiting',
 * '2 changes not saved', 'Updated 3 minutes ago'.
 */
export const describeSync = ({ isReachable, waiting, refused, age }: SyncState): string => {
  if (refused > 0) return `${formatCount(refused, 'change')} not saved`;
  const waits = waiting > 0 ? `${formatCount(waiting, 'change')} waiting` : '';
  if (!isReachable) return waits ? `Offline, ${waits}` : 'Offline';
  if (waits) return waits;
  return age !== undefined && age >= minute ? `Updated ${formatAge(age)}` : '';
};
