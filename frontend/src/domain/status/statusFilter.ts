import type { Status } from './statusColors.ts';
import { statusLabel } from './statusLabel.ts';

/** A list filter for one status. */
export const statusFilter = (status: Status) => ({
  label: (): string => statusLabel(status),
  passes: (item: { readonly status: Status }): boolean => item.status === status,
});
