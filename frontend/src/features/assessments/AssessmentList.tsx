import { useMemo } from 'react';
import type { Assessment } from '#shared/assessments/model.ts';
import { FilteredCards } from '../../ui/cards/FilteredCards.tsx';
import { Choice, ListBar } from '../../ui/cards/ListBar.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import { useUrlChoice } from '../../ui/page/useUrlParam.ts';
import { AssessmentCard } from './AssessmentCard.tsx';
import { useDeleteAssessment } from './useDeleteAssessment.ts';
import {
  assessmentFilters,
  assessmentSorts,
  filterAssessments,
  filterLabels,
  sortAssessments,
  sortLabels,
} from './view.ts';

type Props = {
  readonly assessments: readonly Assessment[];
  readonly onAssess: (assessment: Assessment) => void;
  readonly onEdit: (assessment: Assessment) => void;
};

export const AssessmentList = ({ assessments, onAssess, onEdit }: Props) => {
  const [filter, setFilter] = useUrlChoice('filter', assessmentFilters);
  const [sort, setSort] = useUrlChoice('sort', assessmentSorts);
  const onDelete = useDeleteAssessment();
  const shown = useMemo(
    () => sortAssessments(filterAssessments(assessments, filter), sort),
    [assessments, filter, sort],
  );
  const all = formatCount(assessments.length, 'assessment');
  return (
    <>
      <ListBar shown={filter === 'all' ? all : `${shown.length.toLocaleString('en')} of ${all}`}>
        <Choice label="Filter" value={filter} options={filterLabels} onChange={setFilter} />
        <Choice label="Sort" value={sort} options={sortLabels} onChange={setSort} />
      </ListBar>
      <FilteredCards
        label="Assessments"
        items={shown}
        keyOf={({ _id }) => _id}
        onAll={() => setFilter('all')}
        min={340}
        height={320}
      >
        {(assessment) => (
          <AssessmentCard
            assessment={assessment}
            onAssess={onAssess}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )}
      </FilteredCards>
    </>
  );
};
