import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { formatTotalHours, keepUnits } from '../../../ui/format/durations.ts';
import { statsOf } from '../view.ts';

export const SkillStats = memo(({ skills }: { readonly skills: readonly Skill[] }) => {
  const { total, inProgress, completed, hours } = statsOf(skills);
  return (
    <StatRow>
      <StatCard label={i18n.t('Total Skills')} value={total} />
      <StatCard label={i18n.t('In Progress')} value={inProgress} />
      <StatCard label={i18n.t('Completed')} value={completed} />
      <StatCard
        label={i18n.t('Total Hours')}
        value={keepUnits(formatTotalHours(hours))}
        hint={i18n.t('rounded')}
      />
    </StatRow>
  );
});
