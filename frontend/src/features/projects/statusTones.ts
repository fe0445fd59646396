import type { Project } from '#shared/projects/model.ts';
import type { StatusTone } from '../../ui/cards/StatusSelect.tsx';

export const statusTones: Readonly<Record<Project['status'], StatusTone>> = {
  Completed: 'good',
  'In Progress': 'active',
  'On Hold': 'attention',
  Planning: 'neutral',
  Abandoned: 'neutral',
};
