import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useUrlChoice } from '../../../ui/browser/useUrlParam.ts';
import { formatShown } from '../../../ui/format/formatShown.ts';
import { FilteredCards } from '../../../ui/list/FilteredCards.tsx';
import { ListBar } from '../../../ui/list/ListBar.tsx';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import { useListSearch } from '../../../ui/list/useListSearch.ts';
import {
  assessmentFilters,
  assessmentSearch,
  assessmentSorts,
  filterAssessments,
  filterLabels,
  sortAssessments,
  sortLabels,
} from '../view.ts';
import { AssessmentCard } from './AssessmentCard.tsx';
import { AssessmentRow } from './AssessmentRow.tsx';
import { useDeleteAssessment } from './useDeleteAssessment.ts';

type Props = {
  readonly assessments: readonly Assessment[];
  readonly onFirst: () => void;
  readonly onAssess: (assessment: Assessment) => void;
  readonly onEdit: (assessment: Assessment) => void;
};

export const AssessmentList = ({ assessments, onFirst, onAssess, onEdit }: Props) => {
  const [filter, setFilter] = useUrlChoice('filter', assessmentFilters);
  const [sort, setSort] = useUrlChoice('sort', assessmentSorts);
  const onDelete = useDeleteAssessment();
  const search = useListSearch(assessments, assessmentSearch);
  const shown = useMemo(
    () => sortAssessments(filterAssessments(assessments.filter(search.matches), filter), sort),
    [assessments, search.matches, filter, sort],
  );
  return (
    <>
      <ListTools view={search} searchLabel={i18n.t('Search assessments')} />
      <ListBar
        shown={formatShown(shown.length, assessments.length, (count) =>
          i18n.t('{count, plural, one {# assessment} other {# assessments}}', { count }),
        )}
        filter={{ value: filter, options: filterLabels(), onChange: setFilter }}
        sort={{ value: sort, options: sortLabels(), onChange: setSort }}
      />
      <FilteredCards
        label={i18n.t('Assessments')}
        none={{
          title: i18n.t('No assessments found'),
          text: i18n.t('None of your assessments match this filter.'),
          all: i18n.t('Show all assessments'),
        }}
        first={
          assessments.length === 0 && {
            text: i18n.t(
              'An assessment is an honest look at one skill: how sure you feel, what works and what holds you back. Look again later, and the history shows how you grew.',
            ),
            action: <Button onClick={onFirst}>{i18n.t('Make your first assessment')}</Button>,
          }
        }
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={search.clear}
        isCompact={search.isCompact}
        min={340}
        height={320}
      >
        {(assessment) =>
          search.isCompact ? (
            <AssessmentRow assessment={assessment} onAssess={onAssess} />
          ) : (
            <AssessmentCard
              assessment={assessment}
              onAssess={onAssess}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )
        }
      </FilteredCards>
    </>
  );
};
