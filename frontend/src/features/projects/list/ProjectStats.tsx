import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { projectStats } from '#shared/projects/rules.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';

/** The figures of all projects, computed by the same rules as on the server. */
export const ProjectStats = memo(({ list }: { readonly list: readonly Project[] }) => {
  const data = projectStats(list);
  const planned = data.projectsByStatus.Planning;
  const of = i18n.t('of {all, number}', { all: data.totalProjects });
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Total Projects')}
        value={data.totalProjects}
        hint={i18n.t('{count, plural, one {# in planning} other {# in planning}}', {
          count: planned,
        })}
      />
      <StatCard label={i18n.t('In Progress')} value={data.inProgressProjects} hint={of} />
      <StatCard label={i18n.t('Completed')} value={data.completedProjects} hint={of} />
      <StatCard
        label={i18n.t('Goals Completed')}
        value={`${data.completedGoals}/${data.totalGoals}`}
        hint={i18n.t('across all projects')}
      />
    </StatRow>
  );
});
