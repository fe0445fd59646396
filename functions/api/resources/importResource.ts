import type { ResourceRecord } from '#shared/resources/imports.ts';
import { maxResources, resourceFields } from '#shared/resources/model.ts';
import { importItem } from '../../table/importing.ts';
import { idsOf } from '../skills/relatedSkills.ts';
import { resourceKeys } from './keys.ts';
import { counter } from './store.ts';

/** Writes an exported resource unchanged. */
export const importResource = (userId: string, record: ResourceRecord) =>
  importItem({
    userId,
    key: resourceKeys.resource(userId, record._id),
    counter,
    max: maxResources,
    record,
    facts: { ...record, relatedSkills: idsOf(record.relatedSkills) },
    unset: resourceFields.unset,
  });
