import { assessments } from '#shared/assessments/routes.ts';
import { assessmentsOn, byAge } from '#shared/assessments/rules.ts';
import { defineCache, derived, itemList } from '../../data/cache/areaCache.ts';

defineCache('assessments', {
  // Assessments show the names of skills.
  refetchAfter: ['skills'],
  items: [itemList('assessment', assessments.list, 'assessments')],
  derived: [
    derived(assessments.list, (list, { today }) => ({
      ...list,
      assessments: assessmentsOn(list.assessments, today).sort(byAge).reverse(),
    })),
  ],
});
