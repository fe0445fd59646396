import type { Status } from './statusColors.ts';
import { statusLabel } from './statusLabel.ts';

export const statusFilter = (status: Status) => ({
  label: (): string => statusLabel(status),
  passes: (item: { readonly status: Status }): boolean => item.status === status,
});
