import type { Assessment, AssessmentStats } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { NoneYet } from '../../../domain/areas/NoneYet.tsx';
import { confidenceLabels } from '../../../domain/skills/scaleLabels.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { Doughnut } from '../../../ui/charts/Doughnut.tsx';
import { byCategory, confidenceCounts } from '../view.ts';

type Props = {
  readonly assessments: readonly Assessment[];
  readonly stats: AssessmentStats;
};

export const AssessmentCharts = ({ assessments, stats }: Props) => (
  <>
    <Bars
      title={i18n.t('Confidence Distribution')}
      labels={confidenceLabels()}
      series={[
        { name: i18n.t('Assessments'), values: confidenceCounts(stats.confidenceDistribution) },
      ]}
      empty={<NoneYet of="assessments" />}
    />
    <Doughnut
      title={i18n.t('Assessments by Category')}
      slices={byCategory(assessments)}
      empty={<NoneYet of="assessments" />}
    />
  </>
);
