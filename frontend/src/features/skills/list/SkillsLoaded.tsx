import { useCallback, useDeferredValue, useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useMake } from '../../../data/changes/useOutbox.ts';
import { deleteSkill } from '../../../domain/skills/edits.ts';
import { paths } from '../../../paths.ts';
import { useUrlChoice } from '../../../ui/browser/useUrlParam.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { FoldedCharts } from '../../../ui/charts/FoldedCharts.tsx';
import { lazyPart } from '../../../ui/feedback/lazyPart.ts';
import { formatHours } from '../../../ui/format/durations.ts';
import { formatShown } from '../../../ui/format/formatShown.ts';
import { FilteredCards } from '../../../ui/list/FilteredCards.tsx';
import { ListBar } from '../../../ui/list/ListBar.tsx';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import { useListSearch } from '../../../ui/list/useListSearch.ts';
import { confirmDelete } from '../../../ui/overlay/confirmDelete.tsx';
import {
  arrangeSkills,
  filterLabels,
  skillFilters,
  skillSearch,
  skillSorts,
  sortLabels,
} from '../view.ts';
import { NeglectedAlert } from './NeglectedAlert.tsx';
import { SkillCard } from './SkillCard.tsx';
import { SkillRow } from './SkillRow.tsx';
import { SkillStats } from './SkillStats.tsx';

const SkillCharts = lazyPart(async () => (await import('./SkillCharts.tsx')).SkillCharts);

export const SkillsLoaded = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const [filter, setFilter] = useUrlChoice('filter', skillFilters);
  const [sort, setSort] = useUrlChoice('sort', skillSorts);
  const named = useMemo(() => arrangeSkills(skills, 'all', 'name'), [skills]);
  const search = useListSearch(skills, skillSearch);
  const shown = useMemo(
    () => arrangeSkills(named.filter(search.matches), filter, sort),
    [named, search.matches, filter, sort],
  );
  const charted = useDeferredValue(shown);
  const onDelete = useDeleteSkill();

  return (
    <>
      <NeglectedAlert skills={skills} onMore={() => setFilter('neglected')} />
      <SkillStats skills={skills} />
      <ListTools view={search} searchLabel={i18n.t('Search skills')} />
      <ListBar
        shown={formatShown(shown.length, skills.length, (count) =>
          i18n.t('{count, plural, one {# skill} other {# skills}}', { count }),
        )}
        filter={{ value: filter, options: filterLabels(), onChange: setFilter }}
        sort={{ value: sort, options: sortLabels(), onChange: setSort }}
      />
      <FilteredCards
        label={i18n.t('Skills')}
        none={{
          title: i18n.t('No skills found'),
          text: i18n.t('None of your skills match this filter.'),
          all: i18n.t('Show all skills'),
        }}
        first={
          skills.length === 0 && {
            text: i18n.t(
              'A skill goal is something you want to get good at, and the hours you want to give it. Add your first skill, then log what you do and watch it grow.',
            ),
            action: <AddButton to={paths.skillAdd} label={i18n.t('Add your first skill')} />,
          }
        }
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
        height={256}
      >
        {(skill) =>
          search.isCompact ? (
            <SkillRow skill={skill} />
          ) : (
            <SkillCard skill={skill} onDelete={onDelete} />
          )
        }
      </FilteredCards>
      <FoldedCharts page="skills">
        <SkillCharts skills={skills} shown={charted} />
      </FoldedCharts>
    </>
  );
};

/** Deletes after a question that names what would be lost. */
function useDeleteSkill(): (skill: Skill) => void {
  const make = useMake();
  return useCallback(
    ({ _id, name, currentHours }) =>
      confirmDelete({
        title: i18n.t('Delete Skill?'),
        text: i18n.t(
          'This cannot be undone. “{name}” and all its progress ({hours}), activities and assessments will be removed.',
          { name, hours: formatHours(currentHours) },
        ),
        onConfirm: () => {
          make(
            deleteSkill,
            { params: { id: _id } },
            {
              label: i18n.t('Deleting “{name}”', { name }),
              failure: i18n.t('Failed to delete skill'),
              success: 'Deleted!',
            },
          );
        },
      }),
    [make],
  );
}
