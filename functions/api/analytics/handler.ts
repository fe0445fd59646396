import { agenda } from '#shared/analytics/agenda.ts';
import { heatmap } from '#shared/analytics/heatmap.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { dashboard } from '#shared/analytics/rules.ts';
import { thisWeek } from '#shared/analytics/thisWeek.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { addDays } from '#shared/days/days.ts';
import { deriveSkill } from '#shared/skills/rules.ts';
import { serve } from '../../http/serve.ts';
import { readActivity } from '../ledger/activityMonths.ts';
import { listSkillFacts } from '../ledger/store.ts';
import { readFacts } from './facts.ts';

export const handler = serve(analytics, {
  dashboard: async ({ userId, today, calendar, hereOn }) => {
    const facts = await readFacts(userId, calendar, hereOn);
    const storage = { usedBytes: facts.usedBytes, maxBytes: maxStoredBytes };
    return {
      data: {
        agenda: agenda(facts, today),
        thisWeek: thisWeek({ ...facts, skills: facts.worked }, calendar),
        ...dashboard(facts, calendar),
        toRecall: facts.toRecall,
        storage,
      },
    };
  },
  skillHeatmap: async ({ userId, query, today }) => {
    const oldest = addDays(today, 1 - query.days);
    const days = await readActivity(userId, oldest, today);
    return { data: heatmap(days, query.days, today) };
  },
  neglectedSkills: async ({ userId, query, today }) => {
    const skills = await listSkillFacts(userId);
    const neglectedSkills = skills.flatMap((skill) => {
      const { isNeglected, daysSinceLastActivity } = deriveSkill(skill, today, query.days);
      const { _id: id, name, category } = skill;
      return isNeglected ? [{ id, name, category, daysSinceLastActivity }] : [];
    });
    return { data: { neglectedSkills } };
  },
});
