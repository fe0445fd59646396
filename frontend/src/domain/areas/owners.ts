import { useMemo } from 'react';
import { referenceKey } from '#shared/calls/reference.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { About, OwnerArea } from '#shared/notes/model.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useRoute } from '../../data/loading/useRoute.ts';
import { paths } from '../../paths.ts';
import { areaLabels } from './areaLabels.ts';

const pageOf: Readonly<Record<OwnerArea, (id: string) => string>> = {
  skills: paths.skill,
  resources: paths.resource,
  projects: paths.project,
};

export const ownerPath = ({ area, id }: About): string => pageOf[area](id);

/** The page of an owner, with the focus in the field for a new note. */
export const newNotePath = (about: About): string => `${ownerPath(about)}?open=note`;

/** An item that notes and takeaways can be about. */
export type Owner = { readonly about: About; readonly name: string };

export type OwnerGroup = {
  readonly label: string;
  readonly owners: readonly Owner[];
  readonly isLoading?: boolean;
};

const optional = { isOptional: true } as const;

/** All items that notes and takeaways can be about, by area. An area is empty until its list has loaded. */
export const useOwners = (): readonly OwnerGroup[] => {
  const ofSkills = useRoute(skills.list, {}, optional);
  const ofResources = useRoute(resources.list, {}, optional);
  const ofProjects = useRoute(projects.list, {}, optional);
  return useMemo(() => {
    const group = (
      area: OwnerArea,
      isLoading: boolean,
      items: readonly { readonly _id: string; readonly name: string }[] = [],
    ): OwnerGroup => ({
      isLoading,
      label: areaLabels[area](),
      owners: items.map(({ _id: id, name }) => ({ about: { area, id }, name })),
    });
    return [
      group('skills', ofSkills.isLoading, ofSkills.data?.skills),
      group(
        'resources',
        ofResources.isLoading,
        ofResources.data?.resources.map(({ _id, title }) => ({ _id, name: title })),
      ),
      group('projects', ofProjects.isLoading, ofProjects.data?.projects),
    ];
  }, [
    ofSkills.data,
    ofSkills.isLoading,
    ofResources.data,
    ofResources.isLoading,
    ofProjects.data,
    ofProjects.isLoading,
  ]);
};

export const ownerOptions = (groups: readonly OwnerGroup[]) =>
  groups
    .filter(({ owners }) => owners.length > 0)
    .map(({ label, owners }) => ({
      group: label,
      items: owners.map(({ about, name }) => ({ value: referenceKey(about), label: name })),
    }));

/** Finds an owner. Undefined if it was deleted or has not loaded. */
export const ownerOf = (groups: readonly OwnerGroup[], about: About | null): Owner | undefined =>
  about === null
    ? undefined
    : groups.flatMap(({ owners }) => owners).find((owner) => isSameOwner(owner.about, about));

/** The name of an owner that the groups lack: it was deleted, or has not loaded. */
export const unknownOwner = (groups: readonly OwnerGroup[]): string =>
  groups.some(({ isLoading }) => isLoading) ? i18n.t('Loading...') : i18n.t('Deleted or archived');
