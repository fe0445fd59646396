import type { EvidenceItem, NamedEvidence } from '#shared/assessments/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Note } from '#shared/notes/model.ts';
import { noteName } from '#shared/notes/rules.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';

/** One piece of evidence as the value of an option: 'resources 01J…'. */
export const evidenceKey = ({ area, id }: EvidenceItem): string => `${area} ${id}`;

type Option = { readonly value: string; readonly label: string };
type Group = { readonly group: string; readonly items: Option[] };

/** The items that can be evidence. A list is undefined while it loads, or if loading failed. */
type EvidenceLists = {
  readonly resources: readonly Pick<Resource, '_id' | 'title' | 'relatedSkills'>[] | undefined;
  readonly projects: readonly Pick<Project, '_id' | 'name' | 'relatedSkills'>[] | undefined;
  /** All notes, newest first. */
  readonly notes: readonly Pick<Note, '_id' | 'text' | 'about'>[] | undefined;
};

type Tagged = { readonly relatedSkills: readonly { readonly _id: string }[] };

/**
 * Returns the items that can be evidence, by area. In each area, the items of the skill come first. Only notes about
 * the skill, its resources and its projects are listed. Chosen evidence that no list has is in a group of its own.
 */
export const evidenceOptions = (
  { resources = [], projects = [], notes = [] }: EvidenceLists,
  skill: string,
  chosen: readonly NamedEvidence[],
): Group[] => {
  const isOfSkill = ({ relatedSkills }: Tagged) => relatedSkills.some(({ _id }) => _id === skill);
  const owners = new Set([
    skill,
    ...[...resources, ...projects].filter(isOfSkill).map(({ _id }) => _id),
  ]);
  const ofSkillFirst = <Item extends Tagged>(items: readonly Item[]): Item[] => [
    ...items.filter(isOfSkill),
    ...items.filter((item) => !isOfSkill(item)),
  ];
  const optionOf = (area: EvidenceItem['area'], id: string, label: string): Option => ({
    value: evidenceKey({ area, id }),
    label,
  });
  const groups: Group[] = [
    {
      group: i18n.t('Learning resources'),
      items: ofSkillFirst(resources).map(({ _id, title }) => optionOf('resources', _id, title)),
    },
    {
      group: i18n.t('Projects'),
      items: ofSkillFirst(projects).map(({ _id, name }) => optionOf('projects', _id, name)),
    },
    {
      group: i18n.t('Notes'),
      items: notes
        .filter(({ about }) => owners.has(about.id))
        .map((note) => optionOf('notes', note._id, noteName(note))),
    },
  ];
  const known = new Set(groups.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = chosen.filter((one) => !known.has(evidenceKey(one)));
  const ofOthers = others.map(({ area, id, name }) =>
    optionOf(area, id, name ?? i18n.t('Deleted')),
  );
  return [...groups, { group: i18n.t('Others'), items: ofOthers }].filter(
    ({ items }) => items.length > 0,
  );
};
