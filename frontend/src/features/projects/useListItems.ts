import type { ListItem } from '#shared/projects/model.ts';
import { type Make, useMake } from '../../data/outbox/useOutbox.ts';
import { addListItem, removeChallenge, removeGoal, removeOutcome } from './changes.ts';
import { type ListName, listUnits } from './projectLists.ts';

const failure = 'Failed to update project';

const removal: Readonly<
  Record<ListName, (make: Make, id: string, itemId: string, label: string) => unknown>
> = {
  goals: (make, id, goalId, label) =>
    make(removeGoal, { params: { id, goalId } }, { label, failure }),
  learningOutcomes: (make, id, outcomeId, label) =>
    make(removeOutcome, { params: { id, outcomeId } }, { label, failure }),
  challenges: (make, id, challengeId, label) =>
    make(removeChallenge, { params: { id, challengeId } }, { label, failure }),
};

/** Adds and deletes items of a project's list. */
export function useListItems(id: string, list: ListName) {
  const make = useMake();
  return {
    add: (description: string): void => {
      const label = `New ${listUnits[list]}: ${description}`;
      make(addListItem[list], { params: { id }, body: { description } }, { label, failure });
    },
    remove: ({ _id, description }: ListItem): void => {
      removal[list](make, id, _id, `${description}: deleted`);
    },
  };
}
