import type { About } from '#shared/notes/model.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { paths } from '../../paths.ts';

/** An item that notes and takeaways can be about. */
export type Owner = About & {
  readonly name: string;
  /** The page that shows the item. */
  readonly path: string;
};

export type OwnerLists = {
  readonly skills: readonly Pick<Skill, '_id' | 'name'>[];
  readonly resources: readonly Pick<Resource, '_id' | 'title'>[];
  readonly projects: readonly Pick<Project, '_id' | 'name'>[];
};

/** Skills first, then resources and projects, each in the order of its list. */
export const ownersOf = ({ skills, resources, projects }: OwnerLists): readonly Owner[] => [
  ...skills.map(
    ({ _id, name }): Owner => ({
      area: 'skills',
      id: _id,
      name,
      path: paths.skill(_id),
    }),
  ),
  ...resources.map(
    ({ _id, title }): Owner => ({
      area: 'resources',
      id: _id,
      name: title,
      path: paths.resource(_id),
    }),
  ),
  ...projects.map(
    ({ _id, name }): Owner => ({
      area: 'projects',
      id: _id,
      name,
      path: paths.project(_id),
    }),
  ),
];

/** The item that a note or a takeaway is about. Undefined if its list is not loaded, or the item is gone. */
export const ownerOf = (owners: readonly Owner[], about: About | null): Owner | undefined =>
  about === null
    ? undefined
    : owners.find(({ area, id }) => area === about.area && id === about.id);
