import type { ResourceRecord } from '#shared/resources/imports.ts';
import { maxResources } from '#shared/resources/model.ts';
import { importItem } from '../../table/importing.ts';
import { keys } from '../../table/keys.ts';
import { idsOf } from '../skills/tags.ts';
import { counter } from './store.ts';

/** Writes a resource of an export as it was there. */
export const importResource = (userId: string, record: ResourceRecord) =>
  importItem({
    userId,
    key: keys.resource(userId, record._id),
    counter,
    max: maxResources,
    record,
    facts: { ...record, relatedSkills: idsOf(record.relatedSkills) },
  });
