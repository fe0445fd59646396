import type { Levels, SkillPatch } from './model.ts';

/**
 * Returns the meaning of each level after a patch. A level that is not sent stays. Null or an empty text clears one, and null
 * instead of the levels clears all.
 * @example changeLevels({1: 'Reads', 2: 'Writes'}, {2: null, 5: 'Teaches'}) is {1: 'Reads', 5: 'Teaches'}
 */
export const changeLevels = (before: Levels, sent: SkillPatch['levels']): Levels => {
  if (sent === null) return {};
  const given = Object.entries(sent ?? {}).filter(([, text]) => text !== undefined);
  const after = Object.entries({ ...before, ...Object.fromEntries(given) });
  const trimmed = after.map(([level, text]) => [level, text?.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text));
};
