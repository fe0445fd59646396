import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { noteImports } from '#shared/notes/imports.ts';
import { type About, ownerAreas } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { startCairn } from '#testing/engines/harness.ts';
import { engines } from '#testing/engines/integrationEngines.ts';
import { beforeWrite, endAfterWrites, endSimulations, failAt } from '#testing/live/cutOff.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem, writeItems } from '#testing/live/items.ts';
import { type Person, registerPerson } from '#testing/live/people.ts';
import { captureLogs } from '../../../testing/functions/logs.ts';
import { keys } from '../../table/keys.ts';
import { noteKeys } from './noteKeys.ts';

const cairn = await startCairn({ engines });
afterAll(cairn.stop);

beforeEach(captureLogs);
afterEach(endSimulations);

const today = todayIn(new Date(), 'UTC');

/** More notes than two transactions can delete. */
const many = 205;

const make = {
  skills: async ({ call }: Person) =>
    (await call(skills.create, { body: { name: 'Rust', category: 'Other' } })).data.skill,
  resources: async ({ call }: Person) =>
    (await call(resources.create, { body: { title: 'Book' } })).data.resource,
  projects: async ({ call }: Person) =>
    (await call(projects.create, { body: { name: 'Parser' } })).data.project,
};

/**
 * How many writes a deletion takes. For a skill: the mark, the references of cards, three transactions of notes, and
 * the skill. For a resource or a project: the name for its activities, the references of cards, three transactions of
 * notes, and the item.
 */
const writes = 6;

const idAt = (items: readonly { readonly sk: string }[], n: number) => items[n]?.sk.split('#')[1];

/** A project is deleted by the same code as a resource. */
const areas = ownerAreas.map((area) => ({ area, tag: area === 'projects' ? ' @exhaustive' : '' }));

/** Every number of writes from `first` on. The core has the first, the middle and the last of them. */
const eachFrom = (first: number) =>
  Array.from({ length: writes + 1 - first }, (_, n) => first + n).map((number) => ({
    number,
    tag: [first, 3, writes].includes(number) ? '' : ' @exhaustive',
  }));

describe.each(areas)('deleting one of the $area with many notes$tag', ({ area }) => {
  const begin = async () => {
    const ada = await registerPerson(cairn);
    const about: About = { area, id: (await make[area](ada))._id };
    const other: About = { area, id: (await make[area](ada))._id };
    const kept = (await ada.call(notes.create, { body: { about: other, text: 'Kept' } })).data.note;
    const items = Array.from({ length: many }, (_, n) => {
      const date = addDays(today, -n);
      const id = idOn(date);
      const key = noteKeys.noteOf(ada.user._id, about, date, id);
      return { ...key, text: `Note ${n}`, updatedAt: new Date().toISOString(), bytes: 400 };
    });
    await writeItems(items);
    const at = keys.counts(ada.user._id);
    const counts = await readItem(at);
    await writeItem({
      ...counts,
      ...at,
      notes: Number(counts?.notes) + many,
      bytes: Number(counts?.bytes) + 400 * many,
    });
    const cardOf = async (body: object) =>
      (await ada.call(cards.create, { body: { front: 'a', back: 'b', ...body } })).data.card;
    await cardOf({ about });
    await cardOf({ about, note: idAt(items, 1) });
    await cardOf({ note: idAt(items, many - 1) });
    const keptCard = await cardOf({ about: other, note: kept._id });
    const listCards = async () =>
      (await ada.call(cards.list, {})).data.cards.map(({ about, note }) => ({ about, note }));
    const none = { about: null, note: null };
    const expectedCards = [none, none, none, { about: other, note: keptCard.note }];
    const remove = async () =>
      (await ada.send({ skills, resources, projects }[area].remove, { params: { id: about.id } }))
        .status;
    const list = async () => (await ada.call(notes.list, {})).data.notes;
    const whole = async () => inconsistencies(await ownItems(ada));
    return { ada, about, kept, items, remove, list, whole, listCards, expectedCards };
  };

  test.each(eachFrom(0))(
    'is completed by a repetition if it was interrupted after $number of its writes$tag',
    async ({ number: ended }) => {
      const { kept, remove, list, whole, listCards, expectedCards } = await begin();
      endAfterWrites(ended);
      // A resource or a project is gone after its last write, but its notes are then read once more.
      const isWhole = ended === writes && area === 'skills';
      expect(await remove()).toBe(isWhole ? 200 : 500);
      endSimulations();
      expect(await whole()).toEqual([]);
      expect(await remove()).toBe(ended < writes ? 200 : 404);
      expect(await list()).toEqual([kept]);
      expect(await listCards()).toEqual(expectedCards);
      expect(await whole()).toEqual([]);
    },
  );

  test.each(eachFrom(1))(
    'leaves no note that is added before its write $number, and no reference to it$tag',
    async ({ number }) => {
      const { ada, about, kept, remove, list, whole } = await begin();
      beforeWrite(number, async () => {
        const _id = idOn(today);
        await ada.send(notes.create, { body: { _id, about, text: 'Late' } });
        await ada.send(cards.create, { body: { front: 'a', back: 'b', about, note: _id } });
        await ada.send(cards.create, { body: { front: 'a', back: 'b', note: _id } });
      });
      expect(await remove()).toBe(200);
      endSimulations();
      expect(await list()).toEqual([kept]);
      expect(await whole()).toEqual([]);
    },
  );

  test.skipIf(area === 'skills')(
    'is completed by a repetition if a note was added before the last write, and the deletion ended with that write',
    async () => {
      const { ada, kept, items, remove, list, whole } = await begin();
      expect(await remove()).toBe(200);
      const [late] = items;
      if (late) await writeItem(late);
      const at = keys.counts(ada.user._id);
      const counts = await readItem(at);
      const more = { notes: Number(counts?.notes) + 1, bytes: Number(counts?.bytes) + 400 };
      await writeItem({ ...counts, ...at, ...more });
      expect(await list()).toHaveLength(2);
      expect(await remove()).toBe(404);
      expect(await list()).toEqual([kept]);
      expect(await whole()).toEqual([]);
    },
  );

  test('keeps a note that moves to another item before it is deleted', async () => {
    const { ada, about, kept, remove, list, whole } = await begin();
    const [moving] = (await ada.call(notes.list, { query: about })).data.notes;
    const params = { id: moving?._id ?? '' };
    const body = { about: kept.about };
    beforeWrite(3, () => ada.send(notes.update, { params, body }));
    expect(await remove()).toBe(200);
    endSimulations();
    expect((await list()).map(({ _id }) => _id).sort()).toEqual([params.id, kept._id].sort());
    expect(await whole()).toEqual([]);
  });
});

describe('notes with cards', () => {
  const begin = async (count: number) => {
    const ada = await registerPerson(cairn);
    const about: About = { area: 'skills', id: (await make.skills(ada))._id };
    const at = new Date().toISOString();
    const ids = Array.from({ length: count }, () => idOn(addDays(today, -1)));
    const fields = { about, text: 'x', date: today, place: null, url: null };
    const records = ids.map((_id) => ({ _id, ...fields, createdAt: at, updatedAt: at }));
    await ada.call(noteImports.import, { body: { notes: records } });
    const makeCard = (note: string | undefined) =>
      ada.send(cards.create, { body: { front: 'a', back: 'b', note } });
    for (const id of ids) await makeCard(id);
    const notesOfCards = async () =>
      (await ada.call(cards.list, {})).data.cards.map(({ note }) => note);
    const whole = async () => inconsistencies(await ownItems(ada));
    return { ada, ids, makeCard, notesOfCards, whole };
  };

  test.each([1, 2])(
    'a deleted note is in no card, even if a card is made from it before write %i',
    async (number) => {
      const { ada, ids, makeCard, notesOfCards, whole } = await begin(1);
      const id = ids[0] ?? '';
      beforeWrite(number, () => makeCard(id));
      expect((await ada.send(notes.remove, { params: { id } })).status).toBe(200);
      endSimulations();
      expect(await notesOfCards()).toEqual([null, null]);
      expect(await whole()).toEqual([]);
    },
  );

  test.each([0, 1, 2, 3, 4])(
    'the undo of an import is completed by a repetition after %i of its writes',
    async (ended) => {
      const { ada, ids, notesOfCards, whole } = await begin(3);
      const undo = () => ada.send(noteImports.undoImport, { body: { ids } });
      endAfterWrites(ended);
      await undo();
      endSimulations();
      expect(await whole()).toEqual([]);
      expect((await undo()).status).toBe(200);
      expect(await notesOfCards()).toEqual([null, null, null]);
      expect(await whole()).toEqual([]);
    },
  );

  test('the undo of an import clears no reference to a note that stays', async () => {
    const { ada, ids, makeCard, notesOfCards } = await begin(2);
    const about: About = { area: 'skills', id: (await make.skills(ada))._id };
    const own = (await ada.call(notes.create, { body: { about, text: 'Own' } })).data.note._id;
    await makeCard(own);
    await ada.call(noteImports.undoImport, { body: { ids: [...ids, own] } });
    expect((await notesOfCards()).toSorted()).toEqual([own, null, null].toSorted());
  });

  test('the undo of an import reads the cards twice, however many notes it has', async () => {
    const { ada, ids } = await begin(5);
    const sent = failAt(() => false);
    await ada.call(noteImports.undoImport, { body: { ids } });
    expect(sent.filter((operation) => operation === 'Query')).toHaveLength(2);
  });

  test('a deletion reads no cards of a person who has none', async () => {
    const ada = await registerPerson(cairn);
    const about: About = { area: 'skills', id: (await make.skills(ada))._id };
    const note = (await ada.call(notes.create, { body: { about, text: 'x' } })).data.note;
    const sent = failAt(() => false);
    await ada.call(notes.remove, { params: { id: note._id } });
    expect(sent).not.toContain('Query');
  });
});
