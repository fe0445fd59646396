import type { SkillRecord } from '#shared/skills/imports.ts';
import { maxSkills, skillFields } from '#shared/skills/model.ts';
import { importItem } from '../../table/importing.ts';
import { skillKeys } from './keys.ts';
import { skillCounter, unlogged } from './store.ts';

/** Writes an exported skill unchanged, without its activities. */
export const importSkill = (userId: string, record: SkillRecord) =>
  importItem({
    userId,
    key: skillKeys.skill(userId, record._id),
    counter: skillCounter,
    max: maxSkills,
    record,
    facts: { ...record, ...unlogged },
    unset: skillFields.unset,
  });
