import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { NoneYet } from '../../../domain/areas/NoneYet.tsx';
import { memo } from '../../../language/useLanguage.ts';
import { Doughnut } from '../../../ui/charts/Doughnut.tsx';
import { byStatus, byType } from '../view.ts';

export const ResourceCharts = memo(({ list }: { readonly list: readonly Resource[] }) => (
  <>
    <Doughnut
      title={i18n.t('By status')}
      slices={byStatus(list)}
      empty={<NoneYet of="resources" />}
    />
    <Doughnut title={i18n.t('By type')} slices={byType(list)} empty={<NoneYet of="resources" />} />
  </>
));
