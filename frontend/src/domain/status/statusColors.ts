import type { CSSProperties } from 'react';
import type { ProjectStatus } from '#shared/projects/model.ts';
import type { ResourceStatus } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';

/** The statuses of skills, resources and projects. */
export type Status = ProjectStatus | ResourceStatus | Skill['status'];

/**
 * One colour for each status, in all charts, badges and selects, by the names of the theme's variables. None is amber,
 * which means that something needs attention.
 */
const names: Readonly<Record<Status, string>> = {
  'Not Started': 'waiting',
  Planning: 'waiting',
  'In Progress': 'active',
  Completed: 'done',
  'On Hold': 'held',
  Abandoned: 'left',
};

/** The colour of a status, for the slices of charts and the edges of cards. */
export const statusColor = (status: Status): string => `var(--cairn-${names[status]})`;

/** The colours of a badge or select, as `--ground` and `--ink`. */
export const statusStyle = (status: Status): CSSProperties =>
  ({
    '--ground': `var(--cairn-${names[status]}-ground)`,
    '--ink': `var(--cairn-${names[status]}-ink)`,
  }) as CSSProperties;
