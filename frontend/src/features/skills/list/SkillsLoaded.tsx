import { useCallback, useDeferredValue } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Skill } from '#shared/skills/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { useNoteQuestion } from '../../../domain/notes/noteCount.ts';
import { deleteSkill } from '../../../domain/skills/edits.ts';
import { useRunningId } from '../../../domain/timer/useTimer.ts';
import { paths } from '../../../paths.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { formatHours } from '../../../ui/format/durations.ts';
import { ListContent } from '../../../ui/list/ListPage.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { confirmDelete } from '../../../ui/overlay/popups/confirmDelete.tsx';
import { skillRules } from '../view.ts';
import { NeglectedAlert } from './NeglectedAlert.tsx';
import { SkillCard } from './SkillCard.tsx';
import { SkillCharts } from './SkillCharts.tsx';
import { SkillRow } from './SkillRow.tsx';
import { SkillStats } from './SkillStats.tsx';

export const SkillsLoaded = ({ skills }: { readonly skills: readonly Skill[] }) => {
  const list = useList(skills, skillRules);
  const charted = useDeferredValue(list.shown);
  const runningId = useRunningId();
  const onDelete = useDeleteSkill();
  return (
    <ListContent
      list={list}
      label={i18n.t('Skills')}
      searchLabel={i18n.t('Search skills')}
      countLabel={(count) => i18n.t('{count, plural, one {# skill} other {# skills}}', { count })}
      warning={<NeglectedAlert skills={skills} onMore={() => list.filter.onChange('neglected')} />}
      stats={<SkillStats skills={skills} />}
      charts={<SkillCharts skills={skills} shown={charted} />}
      none={{
        title: i18n.t('No skills found'),
        text: i18n.t('None of your skills match this filter.'),
        all: i18n.t('Show all skills'),
      }}
      first={{
        text: i18n.t(
          'A skill goal is something you want to get good at, and the hours you want to give it. Add your first skill, then log what you do and watch it grow.',
        ),
        action: <AddButton to={paths.skillAdd} label={i18n.t('Add your first skill')} />,
      }}
      height={200}
      card={(skill) => (
        <SkillCard skill={skill} isRunning={skill._id === runningId} onDelete={onDelete} />
      )}
      row={(skill) => <SkillRow skill={skill} />}
    />
  );
};

function useDeleteSkill(): (skill: Skill) => void {
  const make = useMake();
  const questionOf = useNoteQuestion();
  return useCallback(
    ({ _id, name, currentHours }) =>
      confirmDelete({
        title: i18n.t('Delete Skill?'),
        ...questionOf({ area: 'skills', id: _id }, (count) =>
          describeDeletion({ name, hours: formatHours(currentHours) }, count),
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
    [make, questionOf],
  );
}

/** Says what will be lost. `count` is the number of the skill's notes. Undefined if it is not known. */
const describeDeletion = (
  skill: { readonly name: string; readonly hours: string },
  count: number | undefined,
): string => {
  if (count === undefined) {
    return i18n.t(
      'This cannot be undone. “{name}” and all its progress ({hours}), activities, assessments and notes will be removed.',
      skill,
    );
  }
  return count === 0
    ? i18n.t(
        'This cannot be undone. “{name}” and all its progress ({hours}), activities and assessments will be removed.',
        skill,
      )
    : i18n.t(
        '{count, plural, one {This cannot be undone. “{name}”, all its progress ({hours}), activities and assessments, and its # note will be removed.} other {This cannot be undone. “{name}”, all its progress ({hours}), activities and assessments, and its # notes will be removed.}}',
        { ...skill, count },
      );
};
