import { type Pointer, partitionOf } from '#functions/reminders/keys.ts';
import { duePointers } from '#functions/reminders/pointers.ts';

/** The pointers to a person that are due by `until`, oldest first. By default, all pointers to the person. */
export const pointersTo = async (
  userId: string,
  until = new Date('2100-01-01'),
): Promise<readonly Pointer[]> => {
  const pointers: Pointer[] = [];
  for await (const pointer of duePointers(partitionOf(userId), until))
    if (pointer.userId === userId) pointers.push(pointer);
  return pointers;
};
