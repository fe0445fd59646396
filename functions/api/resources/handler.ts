import { waitForAll } from '#shared/core/waitForAll.ts';
import type { Day } from '#shared/days/days.ts';
import { resourceImports } from '#shared/resources/imports.ts';
import { paceOfResource } from '#shared/resources/pace.ts';
import { resources } from '#shared/resources/routes.ts';
import { resourceStats } from '#shared/resources/rules.ts';
import { timeLeft } from '#shared/resources/speed.ts';
import { resourceTargets } from '#shared/resources/targets.ts';
import { noPace } from '#shared/skills/pace.ts';
import { skillReasons } from '#shared/skills/reasons.ts';
import { idNotAhead, notAfterToday } from '../../http/days.ts';
import { done } from '../../http/done.ts';
import { type ItemWrite, writeOf } from '../../http/itemWrite.ts';
import { importEach, latestOf, recordsNotAhead, undoImportBy } from '../../http/records.ts';
import { serve } from '../../http/serve.ts';
import { takePage } from '../../http/takePage.ts';
import { requireAccount } from '../../table/emptyRange.ts';
import { isRepeated } from '../../table/lifecycle.ts';
import { maxActivities } from '../ledger/activities.ts';
import { logTime } from '../ledger/logTime.ts';
import { readSourceTimes } from '../ledger/pace.ts';
import { readRelated, readRelatedOfEach } from '../ledger/related.ts';
import {
  idsOf,
  requireSkills,
  requireSkillsOfAll,
  type SkillsById,
  skillsById,
} from '../ledger/relatedSkills.ts';
import { removeTime } from '../ledger/removal.ts';
import { viewPace } from '../ledger/view.ts';
import {
  addedResourceFields,
  importParts,
  importResource,
  withoutPresentReading,
} from './importResource.ts';
import { resourceKeys } from './keys.ts';
import { appendParts, removePart, tickPart } from './parts.ts';
import { beginReading, correctReading, removeReading } from './readings.ts';
import { readSpeedSessions } from './speedSessions.ts';
import {
  createResource,
  deleteResource,
  getResource,
  listResourceFacts,
  type StoredResource,
  sourceOf,
  timedResource,
  updateResource,
  walkResources,
} from './store.ts';
import { viewResource } from './view.ts';

/** Throws `invalid` for a sent day in the future. */
const requirePastDays = (
  body: Readonly<Record<'startDate' | 'completionDate', Day | null | undefined>>,
  today: Day,
): void => {
  const { startDate, completionDate } = body;
  if (startDate) notAfterToday('startDate', startDate, today);
  if (completionDate) notAfterToday('completionDate', completionDate, today);
};

/**
 * Returns the response to every change: the resource with its time and the names of its skills. The time and the
 * names are read in parallel with the write.
 */
const respond = async (
  { userId, id }: ItemWrite,
  written: Promise<StoredResource>,
  known?: SkillsById,
) => {
  const [resource, related] = await waitForAll([written, readRelated(userId, sourceOf(id), known)]);
  return { data: { resource: viewResource(resource, related) } };
};

const routes = { ...resources, ...resourceImports };

export const handler = serve(routes, {
  list: async ({ userId, query }) => {
    const read = readRelatedOfEach(userId, 'resource');
    const [{ shown: resources, ...more }] = await Promise.all([
      takePage(
        walkResources(userId, query.cursor),
        async (resource) => viewResource(resource, (await read)(resource._id)),
        () => requireAccount(userId),
      ),
      read,
    ]);
    return { data: { resources, ...more } };
  },
  stats: async ({ userId, today }) => ({
    data: resourceStats(await listResourceFacts(userId), today),
  }),
  targets: async ({ userId, today }) => ({
    data: { targets: resourceTargets(await listResourceFacts(userId), today) },
  }),
  create: async ({ userId, newId: { id, request }, body, today, now }) => {
    const repeated = () => isRepeated(resourceKeys.resource(userId, id), request);
    const checked = await requireSkills(userId, body.relatedSkills, repeated);
    const write = { userId, id, today, now };
    return respond(write, createResource(write, body, request), checked);
  },
  get: async ({ userId, params }) => {
    const [resource, related] = await Promise.all([
      getResource(userId, params.id),
      readRelated(userId, sourceOf(params.id)),
    ]);
    return { data: viewResource(resource, related) };
  },
  pace: async ({ userId, params: { id }, calendar }) => {
    const [resource, times] = await Promise.all([
      getResource(userId, id),
      readSourceTimes(userId, sourceOf(id), calendar),
    ]);
    const rising =
      times && resource.pages !== null
        ? await readSpeedSessions(userId, id, times, resource, calendar)
        : [];
    const pace = times
      ? paceOfResource(resource, { ...times, rising }, calendar)
      : noPace(skillReasons.tooManyActivities({ max: maxActivities }));
    return { data: { ...viewPace(pace), ...timeLeft(resource, rising) } };
  },
  update: async (call) => {
    const write = writeOf(call);
    const { userId, id, today } = write;
    const { body } = call;
    const { relatedSkills, startDate, completionDate } = body;
    requirePastDays({ startDate, completionDate }, today);
    // If the resource and the skill are both missing, answer with the resource's 404, not with the skill's 400.
    if (relatedSkills?.length) await getResource(userId, id, true);
    const checked = await requireSkills(userId, relatedSkills);
    return respond(write, updateResource(write, body), checked);
  },
  remove: ({ userId, params, now }) => done(deleteResource(userId, params.id, now)),
  logTime: async (call) => {
    const { userId, params, now } = call;
    const [{ stored, spentMinutes, logged }, skills] = await waitForAll([
      logTime(call, timedResource({ userId, id: params.id, now })),
      skillsById(userId),
    ]);
    return { data: { resource: viewResource(stored, { skills, spentMinutes }), ...logged } };
  },
  removeTime: ({ userId, params, now }) =>
    done(removeTime(userId, sourceOf(params.id), params.activityId, now)),
  addParts: (call) => {
    const write = writeOf(call);
    return respond(write, appendParts(write, call.body.parts));
  },
  togglePart: (call) => {
    const write = writeOf(call);
    return respond(write, tickPart(write, call.params.partId, call.body.completed));
  },
  removePart: (call) => done(removePart(writeOf(call), call.params.partId)),
  again: (call) => {
    const write = writeOf(call);
    return respond(write, beginReading(write, call.newId.id));
  },
  updateReading: (call) => {
    const write = writeOf(call);
    const { startDate, completionDate } = call.body;
    requirePastDays({ startDate, completionDate }, call.today);
    return respond(write, correctReading(write, call.params.readingId, call.body));
  },
  removeReading: (call) => done(removeReading(writeOf(call), call.params.readingId)),
  import: async (call) => {
    const { userId } = call;
    const resources = call.body.resources.map(withoutPresentReading);
    recordsNotAhead('resources', resources, call, (resource) => ({
      startDate: resource.startDate,
      completionDate: resource.completionDate,
      parts: latestOf((resource.parts ?? []).map(({ doneOn }) => doneOn)),
      readings: latestOf(
        (resource.readings ?? []).flatMap((one) => [one.startDate, one.completionDate]),
      ),
    }));
    for (const [n, { readings = [] }] of resources.entries()) {
      for (const { _id } of readings) idNotAhead(`resources.${n}.readings`, _id, call.now);
    }
    await requireSkillsOfAll(userId, {
      list: 'resources',
      records: resources,
      field: 'relatedSkills',
      idsOf: ({ relatedSkills }) => idsOf(relatedSkills),
      keyOf: resourceKeys.resource,
      addedFields: addedResourceFields,
    });
    return importEach(resources, (resource) => importResource(userId, resource));
  },
  importParts: async (call) => {
    const write = writeOf(call);
    await getResource(write.userId, write.id, true);
    const day = latestOf(call.body.parts.map(({ doneOn }) => doneOn));
    if (day !== null) notAfterToday('parts', day, call.today);
    return { data: { results: await importParts(write, call.body.parts) } };
  },
  undoImport: undoImportBy(resourceKeys.resource, deleteResource),
});
