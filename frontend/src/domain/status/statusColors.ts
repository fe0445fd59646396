import type { CSSProperties } from 'react';
import type { ProjectStatus } from '#shared/projects/model.ts';
import type { ResourceStatus } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';

/** All statuses that skills, resources and projects can have. */
export type Status = ProjectStatus | ResourceStatus | Skill['status'];

/**
 * The theme's variable for each status. All charts, badges and selects use it. No status is amber, because amber means
 * that something needs attention.
 */
const names: Readonly<Record<Status, string>> = {
  'Not Started': 'waiting',
  Planning: 'waiting',
  'In Progress': 'active',
  Completed: 'done',
  'On Hold': 'held',
  Abandoned: 'left',
};

/** The colour of a status in charts and at the edges of cards. */
export const statusColor = (status: Status): string => `var(--cairn-${names[status]})`;

/** The colours of a badge or select, as the CSS variables `--ground` and `--ink`. */
export const statusStyle = (status: Status): CSSProperties =>
  ({
    '--ground': `var(--cairn-${names[status]}-ground)`,
    '--ink': `var(--cairn-${names[status]}-ink)`,
  }) as CSSProperties;
