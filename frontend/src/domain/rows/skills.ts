import type { Route } from '#shared/calls/route.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillOn } from '#shared/skills/rules.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { defineCache, defineSelector, once } from '../../data/cache/areaCache.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';

export const skillRows = defineTable<Skill>('skill', {
  sources: [
    rowsIn(skills.list, {
      rowsOf: (list) => list.skills,
      withRows: (list, rows) => ({ ...list, skills: rows }),
    }),
  ],
});

type Tagged = { readonly relatedSkills: SkillTag[] };

/** An item with the current names of its skills. Returns the same object if no name has changed. */
export const withCurrentTags = <Item extends Tagged>(
  item: Item,
  rows: Rows,
  route: Route,
): Item => {
  if (!rows.isAsNewAs(skillRows, route)) return item;
  const nameOf = ({ _id, name }: SkillTag) => rows.get(skillRows, _id)?.name ?? name;
  return item.relatedSkills.every((tag) => tag.name === nameOf(tag))
    ? item
    : { ...item, relatedSkills: item.relatedSkills.map((tag) => ({ ...tag, name: nameOf(tag) })) };
};

/** Tags for the skills with these ids. The name of a new tag is '' until `withCurrentTags` finds it. */
export const tagsOf = (ids: readonly string[], before: readonly SkillTag[] = []): SkillTag[] =>
  [...new Set(ids)].map((id) => before.find(({ _id }) => _id === id) ?? { _id: id, name: '' });

const skill = once<Skill>((one, { today }) => skillOn(one, today));

defineCache('skills', {
  // A skill shows the confidence of its newest assessment.
  refetchAfter: ['assessments'],
});

defineSelector(skills.list, (list, calendar) => ({
  ...list,
  skills: list.skills.map((one) => skill(one, calendar)),
}));
