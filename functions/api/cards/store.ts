import * as z from 'zod/mini';
import { idSchema } from '#shared/calls/fields.ts';
import {
  type Card,
  type CardPatch,
  cardFields,
  maxCards,
  type NewCard,
} from '#shared/cards/model.ts';
import { ownerAreas } from '#shared/notes/model.ts';
import { isSameOwner } from '#shared/notes/rules.ts';
import { notFound } from '../../problem.ts';
import type { Item } from '../../table/item.ts';
import { createItemWith, deletion, type NewId } from '../../table/lifecycle.ts';
import { parseEach, parseItem } from '../../table/parsing.ts';
import { getItem, getItems, walkItems } from '../../table/reading.ts';
import { Changed, retryOnConflict } from '../../table/retryOnConflict.ts';
import { clearingNulls, ifUnchanged } from '../../table/revision.ts';
import { countedBytes, reviseCounted } from '../../table/storage.ts';
import { transact, updateStep } from '../../table/transactions.ts';
import { conditionOf } from '../../table/updating.ts';
import { aboutValue, cardKeys, cardRanges } from '../owned/cardKeys.ts';
import { findOnce } from '../referredItems.ts';
import { type References, referenceProblem, referenceSteps } from './references.ts';
import { parseSchedule, parseSchedules, type Schedule } from './schedules.ts';
import { newSchedule } from './scheduleWrites.ts';
import { viewCard } from './view.ts';

const { about: _, suspended: __, ...texts } = cardFields.stored;

const about = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => {
      const [area, id] = value.split('#');
      return { area, id };
    }),
  ),
  z.object({ area: z.enum(ownerAreas), id: idSchema }),
);

/** A card's first item. */
const schema = z.object({
  _id: idSchema,
  ...texts,
  about: z._default(z.nullable(about), null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type StoredCard = z.output<typeof schema>;

/** The attribute of COUNTS for cards. */
export const counter = 'cards' as const;

/**
 * The counted bytes of a new card are its own and this many spare ones. A changed card counts whole blocks of
 * `cardBlock` bytes. Other items count more spare bytes. A card gets few, because a person may have thousands of short
 * cards.
 */
export const cardSpare = 32;
const cardBlock = 256;

const parseCard = (item: Item | undefined): StoredCard => {
  if (!item) throw notFound('card');
  return parseItem(schema, item);
};

/** A card's two items, read consistently. */
export const readCard = async (
  userId: string,
  id: string,
): Promise<readonly [card: Item | undefined, schedule: Item | undefined]> =>
  Promise.all([
    getItem(cardKeys.card(userId, id), true),
    getItem(cardKeys.schedule(userId, id), true),
  ]);

export const cardWith = (card: Item | undefined, schedule: Item | undefined): Card =>
  viewCard(parseCard(card), parseSchedule(schedule));

export type CardWithSchedule = {
  readonly _id: string;
  readonly card: StoredCard;
  readonly schedule: Schedule;
};

/** Yields cards in the order of creation, after `cursor`. Reads both ranges in step, because both are sorted by id. */
export async function* walkCards(
  userId: string,
  cursor?: string,
): AsyncGenerator<CardWithSchedule> {
  const after = (key: (typeof cardKeys)['card']) =>
    cursor === undefined ? undefined : key(userId, cursor);
  const schedules = walkItems(cardRanges.schedules(userId), { after: after(cardKeys.schedule) });
  const cards = walkItems(cardRanges.cards(userId), { after: after(cardKeys.card) });
  let next = await schedules.next();
  for await (const card of parseEach(schema, cards)) {
    const { sk } = cardKeys.schedule(userId, card._id);
    while (!next.done && String(next.value.sk) < sk) next = await schedules.next();
    if (next.done || next.value.sk !== sk) continue;
    const [schedule] = parseSchedules([next.value]);
    if (schedule) yield { _id: card._id, card, schedule };
  }
}

/** Returns the texts of these cards, at most 100, in the given order. Leaves out cards that were deleted meanwhile. */
export const readTexts = async (userId: string, ids: readonly string[]): Promise<StoredCard[]> => {
  if (ids.length === 0) return [];
  const items = await getItems(ids.map((id) => cardKeys.card(userId, id)));
  return items.flatMap((item) => (item ? [parseCard(item)] : []));
};

const storedReferences = ({ about, note }: References) => ({
  ...(about && { about: aboutValue(about) }),
  ...(note && { note }),
});

export type CardCreation = {
  readonly userId: string;
  readonly newId: NewId;
  readonly card: NewCard;
  readonly now: Date;
};

/**
 * Returns the new card. A repeated request returns the card that it created before. Throws `invalid` for a reference to
 * an item that the user does not have.
 */
export const createCard = async ({
  userId,
  newId: { id, request },
  card: { _id: ___, about, note, suspended = false, ...fields },
  now,
}: CardCreation): Promise<Card> => {
  const references = { about, note };
  const schedule = newSchedule(userId, id, { suspended });
  const creation = {
    userId,
    key: cardKeys.card(userId, id),
    item: { ...fields, ...storedReferences(references), updatedAt: now.toISOString() },
    request,
    counter,
    max: maxCards,
    spare: cardSpare,
    bytesBeside: schedule.bytes,
  };
  const steps = [schedule.step, ...referenceSteps(userId, references)];
  const item = await retryOnConflict(async () => {
    const created = await createItemWith(creation, steps);
    if ('item' in created) return created.item;
    const problem = await referenceProblem(findOnce(userId), references);
    if (problem) throw problem;
    return new Changed(undefined);
  });
  return cardWith(item, await getItem(cardKeys.schedule(userId, id), true));
};

/** Sets the sent fields. Null removes an optional field. A new reference must exist, else this throws `invalid`. */
export const updateCard = async (
  userId: string,
  id: string,
  { about, note, suspended, ...fields }: CardPatch,
  now: Date,
): Promise<Card> => {
  const scheduleKey = cardKeys.schedule(userId, id);
  const card = await reviseCounted(cardKeys.card(userId, id), async (item) => {
    const was = parseCard(item);
    const isSame = about && was.about && isSameOwner(about, was.about);
    const references = {
      about: isSame ? undefined : about,
      note: note === was.note ? undefined : note,
    };
    const problem = await referenceProblem(findOnce(userId), references);
    if (problem) throw problem;
    const steps = referenceSteps(userId, references);
    if (suspended !== undefined)
      steps.push(updateStep(scheduleKey, { suspended: suspended ?? false }));
    return {
      changes: {
        ...clearingNulls(fields),
        ...(about !== undefined && { about: about ? aboutValue(about) : undefined }),
        ...(note !== undefined && { note: note ?? undefined }),
        updatedAt: now.toISOString(),
      },
      otherSteps: steps,
      block: cardBlock,
    };
  });
  return cardWith(card, await getItem(scheduleKey, true));
};

/** Deletes a card with its reviews. */
export const deleteCard = async (userId: string, id: string, now: Date): Promise<void> => {
  const key = cardKeys.card(userId, id);
  await retryOnConflict(
    async ([card, schedule]) => {
      if (!card) throw notFound('card');
      const beside = schedule ?? {};
      const refusal = await transact([
        ...deletion(key, card, counter, now, countedBytes(beside)),
        {
          Delete: {
            Key: cardKeys.schedule(userId, id),
            ...(schedule && conditionOf(ifUnchanged(schedule, ['bytes']))),
          },
        },
      ]);
      return refusal ? new Changed(await readCard(userId, id)) : undefined;
    },
    await readCard(userId, id),
  );
};
