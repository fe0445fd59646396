import { i18n } from '#shared/language/i18n.ts';
import { type Resource, resourceFields } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { activityTypeOf, changeResource, newResource } from '#shared/resources/rules.ts';
import { afterSession } from '#shared/resources/sessions.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { tagsOf } from '../skills/rows.ts';
import { keepSourceNames } from '../time/edits.ts';
import { timeMutations } from '../time/timeMutations.ts';
import { resourceRows } from './rows.ts';

const createdResource = ({ request, day, madeAt }: ChangeOf<typeof resources.create>): Resource => {
  const { _id = '', relatedSkills = [], ...fields } = request.body;
  const resource = {
    _id,
    spentMinutes: 0,
    ...resourceFields.unset,
    ...fields,
    ...changeResource(newResource, fields, day),
    relatedSkills: tagsOf(relatedSkills),
    estimatedCompletionDate: fields.deadline ?? null,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
  return resource as unknown as Resource;
};

const changedResource = (
  resource: Resource,
  { request, day }: ChangeOf<typeof resources.update>,
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
      relatedSkills: tagsOf(relatedSkills ?? [], resource.relatedSkills),
    }),
    estimatedCompletionDate: after.deadline,
  };
};

export const createResource = defineMutation(resources.create, {
  items: ({ body }) => [body._id ?? '', ...(body.relatedSkills ?? [])],
  edit: (rows, change) => rows.put(resourceRows, createdResource(change)),
});

export const updateResource = defineMutation(resources.update, {
  items: ({ params, body }) => [params.id, ...(body?.relatedSkills ?? [])],
  edit: (rows, change) =>
    rows.change(resourceRows, change.request.params.id, (one) => changedResource(one, change)),
});

export const { logTime, removeTime } = timeMutations({
  source: 'resource',
  table: resourceRows,
  routes: resources,
  describe: (resource) => ({
    name: resource?.title ?? '',
    type: activityTypeOf(resource?.type ?? 'Other'),
  }),
  afterSession: (resource, session) => ({ ...resource, ...afterSession(resource, session) }),
  pageOf: ({ page }) => page,
});

export const deleteResource = defineMutation(resources.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    keepSourceNames(rows);
    rows.remove(resourceRows, params.id);
  },
  refused: (error) => i18n.t('Failed to delete resource: {reason}', { reason: reasonOf(error) }),
});
