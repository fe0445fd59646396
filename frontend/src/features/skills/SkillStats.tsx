import { memo } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { StatCard, StatRow } from '../../ui/cards/StatCard.tsx';
import { Doughnut } from '../../ui/charts/Doughnut.tsx';
import { PercentBars } from '../../ui/charts/PercentBars.tsx';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { CHART_SKILLS, statsOf } from './view.ts';

export const SkillStats = memo(({ skills }: { readonly skills: readonly Skill[] }) => {
  const { total, inProgress, completed, hours } = statsOf(skills);
  return (
    <StatRow>
      <StatCard label="Total Skills" value={total} />
      <StatCard label="In Progress" value={inProgress} />
      <StatCard label="Completed" value={completed} />
      <StatCard label="Total Hours" value={hours.toLocaleString('en')} />
    </StatRow>
  );
});

type Props = {
  readonly skills: readonly Skill[];
  /** Sorted and filtered like the list. */
  readonly shown: readonly Skill[];
};

/** Apart from the other chart, since sorting and filtering don't change it. */
const Categories = memo(({ skills }: Pick<Props, 'skills'>) => (
  <Doughnut title="Skills by category" slices={slicesOf(skills.map(({ category }) => category))} />
));

export const SkillCharts = memo(({ skills, shown }: Props) => (
  <CardGrid min={420}>
    <Categories skills={skills} />
    <PercentBars
      title={
        shown.length > CHART_SKILLS ? `Progress of the first ${CHART_SKILLS} skills` : 'Progress'
      }
      rows={shown
        .slice(0, CHART_SKILLS)
        .map(({ _id, name, progress }) => ({ key: _id, label: name, percent: progress }))}
    />
  </CardGrid>
));
