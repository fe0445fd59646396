import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceFields } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import {
  activityTypeOf,
  changeOfProgress,
  changeResource,
  newResource,
} from '#shared/resources/rules.ts';
import { skills } from '#shared/skills/routes.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem, patched, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation, type Peek } from '../../data/outbox/mutation.ts';
import { tagsOf } from '../../domain/skills/tagsOf.ts';
import { renamedSource } from '../../domain/time/timeLog.ts';
import { timeMutations } from '../../domain/time/timeMutations.ts';

const createdResource = (change: ChangeOf<typeof resources.create>, peek: Peek): Resource => {
  const { _id = '', relatedSkills = [], ...fields } = change.request.body;
  const resource = {
    _id,
    spentMinutes: 0,
    ...resourceFields.unset,
    ...fields,
    ...changeResource(newResource, fields, change.day),
    relatedSkills: tagsOf(relatedSkills, [], peek(skills.list, {})?.skills),
    estimatedCompletionDate: fields.deadline ?? null,
    createdAt: change.madeAt,
    updatedAt: change.madeAt,
  };
  return resource as unknown as Resource;
};

const changedResource = (
  resource: Resource,
  { request, day }: ChangeOf<typeof resources.update>,
  peek: Peek,
): Resource => {
  const { relatedSkills, startDate, completionDate, ...patch } = request.body ?? {};
  const after = patched(resource, patch, resourceFields.unset);
  const { status, progress } = patch;
  const sent = {
    status: status === undefined ? undefined : after.status,
    progress: progress === undefined ? undefined : after.progress,
    startDate,
    completionDate,
  };
  const movesState = Object.values(sent).some((field) => field !== undefined);
  return {
    ...after,
    ...(movesState && changeResource(resource, sent, day)),
    ...(relatedSkills !== undefined && {
      relatedSkills: tagsOf(
        relatedSkills ?? [],
        resource.relatedSkills,
        peek(skills.list, {})?.skills,
      ),
    }),
    estimatedCompletionDate: after.deadline,
  };
};

export const createResource = defineMutation(resources.create, {
  items: ({ body }) => [body._id ?? '', ...(body.relatedSkills ?? [])],
  effects: (on) => [
    on(resources.list, (list, change, _, peek) => ({
      ...list,
      resources: putItem(list.resources, createdResource(change, peek)),
    })),
  ],
});

export const updateResource = defineMutation(resources.update, {
  items: ({ params, body }) => [params.id, ...(body?.relatedSkills ?? [])],
  effects: (on) => [
    on(resources.list, (list, change, _, peek) => ({
      ...list,
      resources: changeItem(list.resources, change.request.params.id, (resource) =>
        changedResource(resource, change, peek),
      ),
    })),
    on(skills.activities, (list, { request: { params, body } }) =>
      renamedSource(list, params.id, body?.title),
    ),
    on(skills.unassigned, (list, { request: { params, body } }) =>
      renamedSource(list, params.id, body?.title),
    ),
  ],
});

export const { logTime, removeTime } = timeMutations<typeof resources.list, Resource>({
  source: 'resource',
  routes: resources,
  itemsOf: (list) => list.resources,
  withItems: (list, items) => ({ ...list, resources: items }),
  describe: (resource) => ({
    name: resource?.title ?? '',
    type: activityTypeOf(resource?.type ?? 'Other'),
  }),
  withProgress: (resource, progress, day) => ({
    ...resource,
    ...changeResource(resource, changeOfProgress(resource, progress), day),
  }),
});

export const deleteResource = defineMutation(resources.remove, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(resources.list, (list, { request }) => ({
      ...list,
      resources: withoutItem(list.resources, request.params.id),
    })),
  ],
  refused: (error) => i18n.t('Failed to delete resource: {reason}', { reason: reasonOf(error) }),
});
