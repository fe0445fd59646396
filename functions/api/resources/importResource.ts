import type { Outcome, Results } from '#shared/core/imports.ts';
import type { ResourceRecord } from '#shared/resources/imports.ts';
import {
  maxResources,
  type Part,
  resourceDefaults,
  resourceFields,
} from '#shared/resources/model.ts';
import { recordedAfter } from '#shared/resources/progress.ts';
import { closedReadings } from '#shared/resources/readings.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { importItem } from '../../table/importing.ts';
import { outcomeInList } from '../../table/listItems.ts';
import { idsOf } from '../ledger/relatedSkills.ts';
import { resourceKeys } from './keys.ts';
import { requireFewEnough, requireRoom } from './partLimits.ts';
import { changesOf, counter, reviseResource, unlessEmpty } from './store.ts';

/**
 * Returns the progress of a record, and its pages. If the record has parts or a page, its progress is computed from
 * these.
 */
const progressOf = (record: ResourceRecord, parts: readonly Part[]) => {
  const { status, progressBefore, pages = null, page = null } = record;
  const progress = record.progress ?? resourceDefaults.progress;
  if (pages === null && parts.length === 0) return { progress, progressBefore };
  const was = {
    status: status ?? '',
    progress,
    progressBefore,
    pages: null,
    page: null,
    parts: [],
  };
  const change = { pages, parts, ...(page !== null && { page }) };
  const recorded = recordedAfter(was, change);
  const isCompleted = status === 'Completed';
  return {
    pages: recorded.pages,
    page: recorded.page,
    progress: isCompleted ? 100 : recorded.progress,
    progressBefore: isCompleted ? recorded.progress : null,
  };
};

/** Fields that a resource's record lacks in older exports. */
export const addedResourceFields = ['pages', 'page', 'parts', 'readings', 'position'] as const;

/**
 * Returns the record without its present reading. The export of a completed resource lists that reading, but it follows
 * from the other fields.
 */
export const withoutPresentReading = (record: ResourceRecord): ResourceRecord => {
  const { _id, readings } = record;
  return { ...record, ...(readings && { readings: closedReadings({ _id, readings }) }) };
};

/** Writes an exported resource unchanged, see `withoutPresentReading`. Throws `limit` if its parts are too large. */
export const importResource = async (userId: string, record: ResourceRecord): Promise<Outcome> => {
  const { parts = [], readings } = record;
  requireRoom(parts);
  return importItem({
    userId,
    key: resourceKeys.resource(userId, record._id),
    counter,
    max: maxResources,
    record,
    facts: {
      ...record,
      ...progressOf(record, parts),
      parts,
      readings: readings && unlessEmpty(readings),
      relatedSkills: idsOf(record.relatedSkills),
    },
    unset: resourceFields.unset,
    addedFields: addedResourceFields,
  });
};

/** Appends exported parts to the existing ones. An import leaves the resource's `updatedAt` unchanged. */
export const importParts = async (write: ItemWrite, sent: readonly Part[]): Promise<Results> => {
  let results: Results = [];
  await reviseResource(write, (resource) => {
    const all = sent.map((part) => ({
      part,
      outcome: outcomeInList(part, resource.parts, resource.deletedItems),
    }));
    results = all.map(({ part, outcome }) => ({ _id: part._id, outcome }));
    const created = all.filter(({ outcome }) => outcome === 'created').map(({ part }) => part);
    if (created.length === 0) return undefined;
    const parts = [...resource.parts, ...created];
    requireFewEnough(parts);
    requireRoom(parts);
    const { status, updatedAt } = resource;
    return { ...changesOf(resource, { parts, status }, write.today), updatedAt };
  });
  return results;
};
