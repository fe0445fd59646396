import type { ListItem } from '#shared/projects/model.ts';
import type { Added } from '../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../data/outbox/useOutbox.ts';
import { addListItem, removeChallenge, removeGoal, removeOutcome } from './changes.ts';
import { type ListName, listUnits } from './projectLists.ts';
import { UNDO_MS } from './useRemoval.ts';

const undoFor = UNDO_MS;
const failure = 'Failed to update project';

const removal: Readonly<
  Record<ListName, (make: Make, id: string, itemId: string, label: string) => Added>
> = {
  goals: (make, id, goalId, label) =>
    make(removeGoal, { params: { id, goalId } }, { label, failure, undoFor }),
  learningOutcomes: (make, id, outcomeId, label) =>
    make(removeOutcome, { params: { id, outcomeId } }, { label, failure, undoFor }),
  challenges: (make, id, challengeId, label) =>
    make(removeChallenge, { params: { id, challengeId } }, { label, failure, undoFor }),
};

/** Adds and deletes items of a project's list. */
export function useListItems(id: string, list: ListName) {
  const make = useMake();
  return {
    add: (description: string): void => {
      const label = `New ${listUnits[list]}: ${description}`;
      make(addListItem[list], { params: { id }, body: { description } }, { label, failure });
    },
    /** It can be undone for some seconds. */
    remove: ({ _id, description }: ListItem): Added =>
      removal[list](make, id, _id, `${description}: deleted`),
  };
}
