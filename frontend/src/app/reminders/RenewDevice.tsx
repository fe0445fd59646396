import { useEffect } from 'react';
import { useUser } from '../../data/session/SessionProvider.tsx';
import { reminderQuestion } from '../../domain/reminders/question.ts';
import { renewHere } from '../../domain/reminders/thisDevice.ts';
import { whenIdle } from '../../ui/browser/whenIdle.ts';

const renew = async (person: string): Promise<void> => {
  // Reminders ended although the person didn't turn them off here, so the question may be asked again.
  if (await renewHere(person)) reminderQuestion.forget();
};

/** Keeps this browser registered for the person's reminders. After a failure, it tries again at the next start. */
export const RenewDevice = () => {
  const { _id: person } = useUser();
  useEffect(
    () =>
      whenIdle(() =>
        renew(person).catch((error: unknown) =>
          console.warn('The device could not be renewed', error),
        ),
      ),
    [person],
  );
  return null;
};
