import { Button } from '@mantine/core';
import type { Assessment, AssessmentStats as Stats } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { paths } from '../../../paths.ts';
import { useIsPhone } from '../../../ui/browser/useMedia.ts';
import { formatMonth, formatNearDay } from '../../../ui/format/days.ts';
import { AttentionLine } from '../../../ui/list/AttentionLine.tsx';
import { ListContent } from '../../../ui/list/ListPage.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { assessmentRules, reviewsDue, skillName } from '../view.ts';
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
  const today = useToday();
  // On a phone, the stat line already names due reviews. Without the alert, the list begins on the first screen.
  const due = useIsPhone() ? [] : reviewsDue(assessments);
  return (
    <ListContent
      list={list}
      label={i18n.t('Assessments')}
      searchLabel={i18n.t('Search assessments')}
      countLabel={(count) =>
        i18n.t('{count, plural, one {# assessment} other {# assessments}}', { count })
      }
      warning={
        <AttentionLine
          title={i18n.t('Time to look again')}
          items={due}
          keyOf={({ _id }) => _id}
          linkOf={({ skill }) => paths.assess(skill?._id ?? '')}
          onMore={() => list.filter.onChange('overdue')}
        >
          {(assessment) => [
            skillName(assessment),
            assessment.nextReviewDate && formatNearDay(assessment.nextReviewDate, today),
          ]}
        </AttentionLine>
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
