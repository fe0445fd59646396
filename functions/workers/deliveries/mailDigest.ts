import type { Minute } from '#shared/reminders/occurrences.ts';
import { claimDigest, endClaim } from '../../account/profiles.ts';
import { type DigestOutcome, digestSite, sendDigest } from '../../digest/sendDigest.ts';
import type { Delivery } from '../../queue/deliveries.ts';
import { dueDigest, type Person } from '../reminders/person.ts';

type Digest = Extract<Delivery, { readonly about: 'digest' }>;

/** Sends the daily mail if it is still due and no other delivery has claimed it. */
export const mailDigest = async (
  person: Person,
  { at, id }: Digest,
  now: Minute,
): Promise<{ readonly result: DigestOutcome | 'over' }> => {
  const { userId, settings } = person;
  const site = digestSite();
  const digest = await dueDigest(person, [at, now]);
  if (!site || digest?.at !== at || !(await claimDigest(userId, digest.day, id)))
    return { result: 'over' };
  const { habits, email } = digest;
  const { hideNames, language } = settings;
  const content = { habits, hideNames, language: language ?? 'en', site };
  const result = await sendDigest(userId, email, content);
  if (result !== 'later') await endClaim(userId);
  return { result };
};
