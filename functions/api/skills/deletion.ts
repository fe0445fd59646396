import { notFound } from '../../problem.ts';
import { deleteCounted, writeInBatches } from '../../table/deleteCounted.ts';
import type { Item } from '../../table/item.ts';
import type { Key, Range } from '../../table/keys.ts';
import { keyOf } from '../../table/keys.ts';
import { deleteItem } from '../../table/lifecycle.ts';
import { queryItems } from '../../table/reading.ts';
import { retryOnConflict } from '../../table/retryOnConflict.ts';
import { ifUnchanged } from '../../table/revision.ts';
import { reviseCounted } from '../../table/storage.ts';
import { type Step, transact } from '../../table/transactions.ts';
import { conditionOf, updateItem } from '../../table/updating.ts';
import { assessmentRanges } from '../assessments/keys.ts';
import { countedOf, monthSteps } from '../ledger/activityMonths.ts';
import { skillKeys, skillRanges } from '../ledger/keys.ts';
import { sourceOf, sourceSteps } from '../ledger/sources.ts';
import { skillCounter } from '../ledger/store.ts';
import { queryTagged } from '../ledger/tagged.ts';
import { deleteOwned } from '../owned/deletion.ts';
import { projectRanges } from '../projects/keys.ts';
import { resourceRanges } from '../resources/keys.ts';

/**
 * Deletes a skill with its activities, its assessments, its notes and its tag on resources and projects. Also subtracts
 * the activities from the sums of months and sources, and the other items from the counts.
 *
 * This does not fit into one transaction, so the skill is marked first. A marked skill is hidden, and nothing can be
 * added to it. Its items are deleted in batches. Each batch also updates the sums or the counts. The skill is deleted
 * last. If the deletion is interrupted, the skill stays marked, and another deletion resumes. Two simultaneous
 * deletions can share the work.
 */
export const deleteSkill = async (userId: string, id: string, now: Date): Promise<void> => {
  const marked = await retryOnConflict(() =>
    updateItem(skillKeys.skill(userId, id), { deleting: now.toISOString() }),
  );
  if (!marked.done) throw notFound('skill');
  await finishDeletion(userId, id, now);
};

export const finishDeletion = async (userId: string, id: string, now: Date): Promise<void> => {
  await deleteActivities(userId, id);
  await deleteAssessments(userId, id);
  await deleteOwned(userId, { area: 'skills', id }, now);
  await takeTagOff(resourceRanges.resources(userId), id);
  await takeTagOff(projectRanges.projects(userId), id);
  await deleteItem(skillKeys.skill(userId, id), skillCounter, now);
};

/** A transaction has at most 100 steps. An activity needs up to three: itself, its month and its source. */
const activitiesAtOnce = 33;

const deleteActivities = (userId: string, skillId: string): Promise<void> =>
  writeInBatches(
    () =>
      queryItems(skillRanges.activities(userId, skillId), {
        consistent: true,
        fields: ['time', 'source', 'sourceId'],
      }),
    activitiesAtOnce,
    async (items) => {
      const fromSources = items.flatMap((item) =>
        countedOf(item).map(({ time }) => ({ from: sourceOf(item), time })),
      );
      return !(await transact([
        ...items.map(deletionOf),
        ...sourceSteps(userId, fromSources, -1),
        ...monthSteps(userId, items.flatMap(countedOf), -1),
      ]));
    },
  );

const deleteAssessments = (userId: string, skill: string): Promise<Item[]> =>
  deleteCounted(
    userId,
    'assessments',
    () => {
      const having = { field: 'skillId', id: skill };
      return queryItems(assessmentRanges.assessments(userId), {
        consistent: true,
        fields: ['bytes'],
        having,
      });
    },
    deletionOf,
  );

/** Returns a deletion without a tombstone: a repeated create fails anyway, because its skill is gone. */
const deletionOf = (item: Item): Step => ({
  Delete: { Key: keyOf(item), ...conditionOf(ifUnchanged(item, ['bytes'])) },
});

const takeTagOff = async (range: Range, skillId: string): Promise<void> => {
  for (const item of await queryTagged(range, skillId, true)) await untag(keyOf(item), skillId);
};

const untag = (key: Key, skillId: string) =>
  reviseCounted(key, (item) => {
    const tags = tagsOf(item);
    if (!tags.includes(skillId)) return undefined;
    const rest = tags.filter((tag) => tag !== skillId);
    return { changes: { relatedSkills: rest.length > 0 ? rest : undefined } };
  });

const tagsOf = ({ relatedSkills }: Item): readonly unknown[] =>
  Array.isArray(relatedSkills) ? relatedSkills : [];
