import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Assessment } from '#shared/contract/assessments.ts';
import { CardList } from '../ui/CardList.tsx';
import { Choice } from '../ui/Choice.tsx';
import { countWords } from '../ui/countWords.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListBar } from '../ui/ListBar.tsx';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { useUrlChoice } from '../ui/useUrlChoice.ts';
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

export const AssessmentList = ({
  assessments,
}: {
  readonly assessments: readonly Assessment[];
}) => {
  const [filter, setFilter] = useUrlChoice('filter', assessmentFilters);
  const [sort, setSort] = useUrlChoice('sort', assessmentSorts);
  const onDelete = useDeleteAssessment();
  const shown = useMemo(
    () => sortAssessments(filterAssessments(assessments, filter), sort),
    [assessments, filter, sort],
  );
  const kept = useKeptFocus<HTMLDivElement>(useMemo(() => shown.map(({ _id }) => _id), [shown]));
  const all = countWords(assessments.length, 'assessment');
  return (
    <>
      <ListBar shown={filter === 'all' ? all : `${shown.length.toLocaleString('en')} of ${all}`}>
        <Choice label="Filter" value={filter} options={filterLabels} onChange={setFilter} />
        <Choice label="Sort" value={sort} options={sortLabels} onChange={setSort} />
      </ListBar>
      <div {...kept}>
        {' '}
        {shown.length === 0 ? (
          <EmptyState
            title="No assessments found"
            text="None of your assessments matches this filter."
            action={
              <Button variant="default" onClick={() => setFilter('all')}>
                Show all assessments
              </Button>
            }
          />
        ) : (
          <CardList
            key={`${filter} ${sort}`}
            label="Assessments"
            items={shown}
            keyOf={({ _id }) => _id}
            min={340}
            height={320}
          >
            {(assessment) => <AssessmentCard assessment={assessment} onDelete={onDelete} />}
          </CardList>
        )}
      </div>
    </>
  );
};
