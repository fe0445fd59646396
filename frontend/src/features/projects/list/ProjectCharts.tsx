import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { NoneYet } from '../../../domain/areas/NoneYet.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { Doughnut } from '../../../ui/charts/Doughnut.tsx';
import { RowBars } from '../../../ui/charts/RowBars.tsx';
import { byStatus, CHART_PROJECTS } from '../view.ts';

type Props = {
  readonly list: readonly Project[];
  /** The projects that the list shows, in its order. The bar chart shows the first of them. */
  readonly shown: readonly Project[];
};

export const ProjectCharts = memo(({ list, shown }: Props) => (
  <>
    <Doughnut
      title={i18n.t('Projects by status')}
      slices={byStatus(list)}
      empty={<NoneYet of="projects" />}
    />
    <RowBars
      title={i18n.t('Progress Overview')}
      rows={shown.slice(0, CHART_PROJECTS).map(({ _id, name, progress }) => ({
        key: _id,
        label: name,
        percent: progress,
        text: i18n.t('{percent}%', { percent: progress }),
      }))}
      empty={list.length === 0 && <NoneYet of="projects" />}
    />
  </>
));
