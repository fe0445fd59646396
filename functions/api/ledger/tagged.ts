import type { Item } from '../../table/item.ts';
import type { Range } from '../../table/keys.ts';
import { queryItems } from '../../table/reading.ts';

/** Returns the keys of the resources or projects that are tagged with a skill. */
export const queryTagged = (range: Range, skillId: string, consistent = false): Promise<Item[]> => {
  const having = { field: 'relatedSkills', id: skillId };
  return queryItems(range, { consistent, fields: [], having });
};
