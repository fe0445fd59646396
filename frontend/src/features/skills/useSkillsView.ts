import { useUrlChoice } from '../../ui/page/useUrlChoice.ts';
import { skillFilters, skillSorts } from './view.ts';

export type SkillsView = ReturnType<typeof useSkillsView>;

/** Which skills are shown in which order, kept in the URL: `?filter=neglected&sort=hours`. */
export function useSkillsView() {
  const [filter, setFilter] = useUrlChoice('filter', skillFilters);
  const [sort, setSort] = useUrlChoice('sort', skillSorts);
  return { filter, setFilter, sort, setSort };
}
