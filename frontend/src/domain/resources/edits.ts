import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { notes } from '#shared/notes/routes.ts';
import type { NewResource, Part, PartInput, ResourcePatch } from '#shared/resources/model.ts';
import { maxReadings, type Resource, resourceFields } from '#shared/resources/model.ts';
import { togglePart as partsToggled, addParts as partsWith } from '#shared/resources/parts.ts';
import { editReading, readAgain, withReadings } from '#shared/resources/readings.ts';
import { resources } from '#shared/resources/routes.ts';
import {
  activityTypeOf,
  changeOfFields,
  changeResource,
  createdState,
  movesState,
  type ResourceChange,
} from '#shared/resources/rules.ts';
import { afterSession } from '#shared/resources/sessions.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { dropOwned } from '../rows/owned.ts';
import { resourceRows } from '../rows/resources.ts';
import { tagsOf } from '../rows/skills.ts';
import { keepSourceNames } from '../time/edits.ts';
import { defineTimeMutations } from '../time/timeMutations.ts';

const newId = () => idOn(undefined);

/** Gives each new part an id. A part that was added offline can then be ticked offline too. */
export const withPartIds = <Body extends Pick<ResourcePatch, 'parts'>>(body: Body): Body =>
  body.parts ? { ...body, parts: body.parts.map((part) => ({ _id: newId(), ...part })) } : body;

/** Like `withPartIds`, but for a patch. If the patch sends parts, it also says which parts the form showed. */
export const withKnownParts = <Body extends Pick<ResourcePatch, 'parts'>>(
  { parts }: Pick<Resource, 'parts'>,
  body: Body,
): Body =>
  body.parts === undefined
    ? body
    : { ...withPartIds(body), knownParts: parts.map(({ _id }) => _id) };

const moved = (
  resource: Resource,
  change: ResourceChange & { readonly parts?: readonly Part[] },
  day: Day,
): Resource =>
  withReadings({
    ...resource,
    ...(change.parts && { parts: [...change.parts] }),
    ...changeResource(resource, change, day),
  });

const createdResource = ({ request, day, madeAt }: ChangeOf<typeof resources.create>): Resource => {
  const { _id = '', relatedSkills = [], ...fields } = request.body as NewResource;
  const resource = {
    _id,
    spentMinutes: 0,
    ...resourceFields.unset,
    ...fields,
    ...createdState(fields, newId, day),
    readings: [],
    relatedSkills: tagsOf(relatedSkills),
    estimatedCompletionDate: fields.deadline ?? null,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
  return withReadings(resource as unknown as Resource);
};

const stateOf = ({
  status,
  progress,
  progressBefore,
  pages,
  page,
  parts,
  readings,
  startDate,
  completionDate,
}: Resource) => ({
  status,
  progress,
  progressBefore,
  pages,
  page,
  parts,
  readings,
  startDate,
  completionDate,
});

const changedResource = (
  resource: Resource,
  { request, day }: ChangeOf<typeof resources.update>,
): Resource => {
  const body = (request.body ?? {}) as ResourcePatch;
  const { relatedSkills, startDate: _, completionDate: __, knownParts: ___, ...patch } = body;
  const after = patched(resource, patch, resourceFields.unset);
  const state = movesState(body)
    ? moved(resource, changeOfFields(resource.parts, body, newId, day), day)
    : resource;
  return {
    ...after,
    ...stateOf(state),
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
  edit: (rows, change) => {
    const { params, body } = change.request;
    rows.change(resourceRows, params.id, (one) => changedResource(one, change));
    // The notes of a skill can include those of its resources.
    if (body?.relatedSkills !== undefined) rows.refetch(notes.list);
  },
});

defineTimeMutations({
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
    dropOwned(rows, { area: 'resources', id: params.id });
  },
  refused: (error) => i18n.t('Failed to delete resource: {reason}', { reason: reasonOf(error) }),
});

const refused = (error: unknown): string =>
  i18n.t('Failed to save resource: {reason}', { reason: reasonOf(error) });

const changeParts = (
  rows: Rows,
  id: string,
  day: Day,
  change: (parts: readonly Part[]) => readonly Part[],
): void =>
  rows.change(resourceRows, id, (resource) => {
    const parts = change(resource.parts);
    return parts === resource.parts ? resource : moved(resource, { parts }, day);
  });

export const addParts = defineMutation(resources.addParts, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day }) => {
    const sent = body.parts.map((part) => ({ ...(part as PartInput), _id: part._id ?? newId() }));
    changeParts(rows, params.id, day, (parts) => partsWith(parts, sent, day));
  },
  refused,
});

export const togglePart = defineMutation(resources.togglePart, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day }) =>
    changeParts(
      rows,
      params.id,
      day,
      (parts) => partsToggled(parts, params.partId, day, body?.completed) ?? parts,
    ),
  refused,
});

export const removePart = defineMutation(resources.removePart, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params }, day }) =>
    changeParts(rows, params.id, day, (parts) => parts.filter(({ _id }) => _id !== params.partId)),
  refused,
});

export const readResourceAgain = defineMutation(resources.again, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body }, day }) =>
    rows.change(resourceRows, params.id, (resource) => {
      const again = readAgain(resource, body?._id ?? '', day);
      return again && again.readings.length <= maxReadings
        ? { ...resource, ...again, estimatedCompletionDate: null }
        : resource;
    }),
  refused,
});

export const updateReading = defineMutation(resources.updateReading, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body } }) =>
    rows.change(resourceRows, params.id, (resource) =>
      withReadings({
        ...resource,
        readings: editReading(resource.readings, params.readingId, body ?? {}),
      }),
    ),
  refused,
});

export const removeReading = defineMutation(resources.removeReading, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) =>
    rows.change(resourceRows, params.id, (resource) =>
      withReadings({
        ...resource,
        readings: resource.readings.filter(({ _id }) => _id !== params.readingId),
      }),
    ),
  refused,
});
