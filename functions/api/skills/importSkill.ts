import type { SkillRecord } from '#shared/skills/imports.ts';
import { changeLevels } from '#shared/skills/levels.ts';
import { maxSkills, skillFields } from '#shared/skills/model.ts';
import { importItem } from '../../table/importing.ts';
import { skillKeys } from '../ledger/keys.ts';
import { skillCounter, unlogged } from '../ledger/store.ts';

/** The fields that older exports lack. */
const addedFields = ['levels'];

/** Writes an exported skill unchanged, without its activities. */
export const importSkill = (userId: string, record: SkillRecord) =>
  importItem({
    userId,
    key: skillKeys.skill(userId, record._id),
    counter: skillCounter,
    max: maxSkills,
    record,
    facts: { ...record, levels: changeLevels({}, record.levels), ...unlogged },
    unset: skillFields.unset,
    addedFields,
  });
