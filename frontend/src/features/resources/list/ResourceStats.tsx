import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { resourceStats } from '#shared/resources/rules.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { memo } from '../../../language/useLanguage.ts';
import { StatCard, StatRow } from '../../../ui/cards/StatCard.tsx';
import { formatHours, keepUnits } from '../../../ui/format/durations.ts';

const of = (all: number): string => i18n.t('of {all, number}', { all });

/** From 100 hours on, rounds to whole hours: 977 h 23 min -> '977 h'. Minutes would not fit into a phone's column. */
const timeOf = (minutes: number): string => {
  const hours = minutes / 60;
  return keepUnits(formatHours(hours < 100 ? hours : Math.round(hours)));
};

/** The figures of all resources, computed by the same rules as on the server. */
export const ResourceStats = memo(({ list }: { readonly list: readonly Resource[] }) => {
  const today = useToday();
  const stats = resourceStats(list, today);
  return (
    <StatRow>
      <StatCard
        label={i18n.t('Total Resources')}
        value={stats.totalResources}
        hint={i18n.t('{count, plural, one {# not started} other {# not started}}', {
          count: stats.notStartedResources,
        })}
      />
      <StatCard
        label={i18n.t('In Progress')}
        value={stats.inProgressResources}
        hint={of(stats.totalResources)}
      />
      <StatCard
        label={i18n.t('Completed')}
        value={stats.completedResources}
        hint={of(stats.totalResources)}
      />
      <StatCard
        label={i18n.t('Learning Time')}
        value={timeOf(stats.completedTime)}
        hint={i18n.t('completed, of {time} estimated', {
          time: timeOf(stats.totalEstimatedTime),
        })}
      />
    </StatRow>
  );
});
