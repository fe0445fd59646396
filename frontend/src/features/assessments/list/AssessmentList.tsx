import { Button } from '@mantine/core';
import type { Assessment, AssessmentStats as Stats } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatMonth } from '../../../ui/format/days.ts';
import { ListContent } from '../../../ui/list/ListPage.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { assessmentRules } from '../view.ts';
import { AssessmentCard } from './AssessmentCard.tsx';
import { AssessmentCharts } from './AssessmentCharts.tsx';
import { AssessmentRow } from './AssessmentRow.tsx';
import { AssessmentStats } from './AssessmentStats.tsx';
import { useDeleteAssessment } from './useDeleteAssessment.ts';

const monthOf = ({ assessmentDate }: Assessment): string => formatMonth(assessmentDate);

type Props = {
  readonly assessments: readonly Assessment[];
  readonly stats: Stats;
  readonly onFirst: () => void;
  readonly onAssess: (assessment: Assessment) => void;
  readonly onEdit: (assessment: Assessment) => void;
};

export const AssessmentList = ({ assessments, stats, onFirst, onAssess, onEdit }: Props) => {
  const list = useList(assessments, assessmentRules);
  const onDelete = useDeleteAssessment();
  return (
    <ListContent
      list={list}
      label={i18n.t('Assessments')}
      searchLabel={i18n.t('Search assessments')}
      countLabel={(count) =>
        i18n.t('{count, plural, one {# assessment} other {# assessments}}', { count })
      }
      stats={<AssessmentStats stats={stats} />}
      charts={<AssessmentCharts assessments={assessments} stats={stats} />}
      none={{
        title: i18n.t('No assessments found'),
        text: i18n.t('None of your assessments match this filter.'),
        all: i18n.t('Show all assessments'),
      }}
      first={{
        text: i18n.t(
          'An assessment is an honest look at one skill: how sure you feel, what works and what holds you back. Look again later, and the history shows how you grew.',
        ),
        action: <Button onClick={onFirst}>{i18n.t('Make your first assessment')}</Button>,
      }}
      min={720}
      height={280}
      partOf={list.sort.value === 'date' ? monthOf : undefined}
      card={(assessment) => (
        <AssessmentCard
          assessment={assessment}
          onAssess={onAssess}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      row={(assessment) => <AssessmentRow assessment={assessment} onAssess={onAssess} />}
    />
  );
};
