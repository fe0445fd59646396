import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillOn } from '#shared/skills/rules.ts';
import { defineCache, derived, itemList, once } from '../../data/cache/areaCache.ts';

const skill = once<Skill>((one, { today }) => skillOn(one, today));

defineCache('skills', {
  // A skill's confidence is that of its latest assessment.
  refetchAfter: ['assessments'],
  items: [
    itemList('skill', skills.list, 'skills'),
    itemList('activity', skills.activities, 'activities'),
  ],
  derived: [
    derived(skills.list, (list, calendar) => ({
      ...list,
      skills: list.skills.map((one) => skill(one, calendar)),
    })),
  ],
});
