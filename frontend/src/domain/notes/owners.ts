import { i18n } from '#shared/language/i18n.ts';
import type { About, OwnerArea } from '#shared/notes/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { paths } from '../../paths.ts';
import { areaLabels } from '../areas/areaLabels.ts';

const pageOf: Readonly<Record<OwnerArea, (id: string) => string>> = {
  skills: paths.skill,
  resources: paths.resource,
  projects: paths.project,
};

/** The page of a note's owner. */
export const ownerPath = ({ area, id }: About): string => pageOf[area](id);

/** The page of an owner, with the focus in the field for a new note. */
export const newNotePath = (about: About): string => `${ownerPath(about)}?open=note`;

/** One text for each owner, as the value of an option. */
export const ownerKey = ({ area, id }: About): string => `${area} ${id}`;

/** An item that can have notes. */
export type Owner = { readonly about: About; readonly name: string };

const optional = { isOptional: true } as const;

/** All items that can have notes, by area. An area is empty until its list has loaded. */
export const useOwners = (): readonly {
  readonly label: string;
  readonly owners: readonly Owner[];
}[] => {
  const ofSkills = useRoute(skills.list, {}, optional).data?.skills ?? [];
  const ofResources = useRoute(resources.list, {}, optional).data?.resources ?? [];
  const ofProjects = useRoute(projects.list, {}, optional).data?.projects ?? [];
  const group = (
    area: OwnerArea,
    items: readonly { readonly _id: string; readonly name: string }[],
  ) => ({
    label: areaLabels[area](),
    owners: items.map(({ _id: id, name }) => ({ about: { area, id }, name })),
  });
  return [
    group('skills', ofSkills),
    group(
      'resources',
      ofResources.map(({ _id, title }) => ({ _id, name: title })),
    ),
    group('projects', ofProjects),
  ];
};

/** The name of a deleted owner, or of one that has not loaded. */
export const unknownOwner = (): string => i18n.t('Deleted or archived');
