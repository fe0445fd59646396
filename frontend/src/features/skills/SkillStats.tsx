import { memo } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { formatTotalHours, keepUnits } from '../../ui/format/durations.ts';
import { statsOf } from './view.ts';

export const SkillStats = memo(({ skills }: { readonly skills: readonly Skill[] }) => {
  const { total, inProgress, completed, hours } = statsOf(skills);
  return (
    <StatRow>
      <StatCard label="Total Skills" value={total} />
      <StatCard label="In Progress" value={inProgress} />
      <StatCard label="Completed" value={completed} />
      <StatCard label="Total Hours" value={keepUnits(formatTotalHours(hours))} hint="rounded" />
    </StatRow>
  );
});
