import { keys } from '../table/keys.ts';
import { removeItem } from '../table/updating.ts';
import { subjectOfEmail, subjectOfPerson } from './subjects.ts';

/** Also forgets the known places of the e-mail, because the next person who registers it signs in at other places. */
export const forgetAttemptsAtEmail = (email: string): Promise<void> =>
  removeItem(keys.attempts(subjectOfEmail(email)));

export const forgetAttemptsOfPerson = (userId: string): Promise<void> =>
  removeItem(keys.attempts(subjectOfPerson(userId)));
