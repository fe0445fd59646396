import type { CardRecord } from '#shared/cards/imports.ts';
import { cardDefaults, cardFields, maxCards } from '#shared/cards/model.ts';
import { cardReasons } from '#shared/cards/reasons.ts';
import { firstReviewDay } from '#shared/cards/rules.ts';
import type { Outcome } from '#shared/core/imports.ts';
import { idNotAhead } from '../../http/days.ts';
import { invalid } from '../../problem.ts';
import { importItemBeside } from '../../table/importing.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { aboutValue, cardKeys } from '../owned/cardKeys.ts';
import { findOnce } from '../referredItems.ts';
import { referenceProblem, referenceSteps } from './references.ts';
import { newSchedule } from './scheduleWrites.ts';
import { cardSpare, counter } from './store.ts';

/** Throws `invalid` for a review that the card can't have. */
export const requireReviews = (records: readonly CardRecord[], now: Date): void => {
  for (const [n, { _id: cardId, reviews }] of records.entries()) {
    for (const { _id, date } of reviews) {
      idNotAhead(`cards.${n}.reviews`, _id, now);
      if (date < firstReviewDay(cardId)) {
        throw invalid(`cards.${n}.reviews`, cardReasons.reviewBeforeCard({ day: date }));
      }
    }
  }
};

/** Writes an exported card unchanged. Its schedule follows from its reviews. */
export const importCard = async (userId: string, record: CardRecord): Promise<Outcome> => {
  const { about, note, suspended, reviews, ...fields } = record;
  const references = { about, note };
  const once = [...new Map(reviews.map((review) => [review._id, review])).values()];
  const schedule = newSchedule(userId, record._id, {
    suspended: suspended ?? cardDefaults.suspended,
    reviews: once,
  });
  const importing = {
    userId,
    key: cardKeys.card(userId, record._id),
    counter,
    max: maxCards,
    bytesBeside: schedule.bytes,
    spare: cardSpare,
    record,
    facts: { ...fields, about: about ? aboutValue(about) : null, note },
    unset: cardFields.unset,
  };
  const steps = [schedule.step, ...referenceSteps(userId, references)];
  return retryOnConflict(async () => {
    const came = await importItemBeside(importing, steps);
    if (typeof came === 'string') return came;
    const problem = await referenceProblem(findOnce(userId), references);
    if (problem) throw problem;
    return new Changed(undefined);
  });
};
