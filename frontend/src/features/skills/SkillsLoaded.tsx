import { useDeferredValue, useMemo } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { NeglectedAlert } from './NeglectedAlert.tsx';
import { SkillCard } from './SkillCard.tsx';
import { SkillCharts } from './SkillCharts.tsx';
import { SkillStats } from './SkillStats.tsx';
import { SkillsBar } from './SkillsBar.tsx';
import { useDeleteSkill } from './useDeleteSkill.ts';
import { useSkillsView } from './useSkillsView.ts';
import { arrangeSkills } from './view.ts';

export const SkillsLoaded = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const view = useSkillsView();
  const { filter, setFilter, sort } = view;
  const named = useMemo(() => arrangeSkills(skills, 'all', 'name'), [skills]);
  const shown = useMemo(() => arrangeSkills(named, filter, sort), [named, filter, sort]);
  const charted = useDeferredValue(shown);
  const onDelete = useDeleteSkill();

  return (
    <>
      <NeglectedAlert skills={skills} onMore={() => setFilter('neglected')} />
      <SkillStats skills={skills} />
      <SkillCharts skills={skills} shown={charted} />
      <SkillsBar view={view} total={skills.length} shown={shown.length} />
      <FilteredCards
        label="Skills"
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={() => setFilter('all')}
        height={256}
      >
        {(skill) => <SkillCard skill={skill} onDelete={onDelete} />}
      </FilteredCards>
    </>
  );
};
