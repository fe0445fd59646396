import { Choice } from '../../ui/cards/Choice.tsx';
import { ListBar } from '../../ui/cards/ListBar.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import type { SkillsView } from './useSkillsView.ts';
import { filterLabels, sortLabels } from './view.ts';

type Props = { readonly view: SkillsView; readonly total: number; readonly shown: number };

export const SkillsBar = ({ view, total, shown }: Props) => (
  <ListBar
    shown={
      shown === total ? formatCount(total, 'skill') : `${shown} of ${formatCount(total, 'skill')}`
    }
  >
    <Choice label="Filter" value={view.filter} options={filterLabels} onChange={view.setFilter} />
    <Choice label="Sort" value={view.sort} options={sortLabels} onChange={view.setSort} />
  </ListBar>
);
