import { memo } from 'react';
import type { Resource } from '#shared/resources/model.ts';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { Shares } from '../../ui/charts/Shares.tsx';
import { byStatus, byType, typeHours } from './view.ts';

export const ResourceCharts = memo(({ list }: { readonly list: readonly Resource[] }) => (
  <CardGrid min={420}>
    <Shares title="By status" slices={byStatus(list)} />
    <Shares title="By type" slices={byType(list)} weights={typeHours(list)} />
  </CardGrid>
));
