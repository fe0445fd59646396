import { memo } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { RowBars } from '../../ui/charts/RowBars.tsx';
import { Shares } from '../../ui/charts/Shares.tsx';
import { slicesOf } from '../../ui/charts/slicesOf.ts';
import { CHART_SKILLS, categoryHours } from './view.ts';

type Props = {
  readonly skills: readonly Skill[];
  /** Sorted and filtered like the list. */
  readonly shown: readonly Skill[];
};

/** Apart from the other chart, since sorting and filtering don't change it. */
const Categories = memo(({ skills }: Pick<Props, 'skills'>) => (
  <Shares
    title="Skills by category"
    slices={slicesOf(skills.map(({ category }) => category))}
    weights={categoryHours(skills)}
  />
));

export const SkillCharts = memo(({ skills, shown }: Props) => (
  <CardGrid min={420}>
    <Categories skills={skills} />
    <RowBars
      title={
        shown.length > CHART_SKILLS ? `Progress of the first ${CHART_SKILLS} skills` : 'Progress'
      }
      rows={shown.slice(0, CHART_SKILLS).map(({ _id, name, progress }) => ({
        key: _id,
        label: name,
        percent: progress,
        text: `${progress}%`,
      }))}
    />
  </CardGrid>
));
