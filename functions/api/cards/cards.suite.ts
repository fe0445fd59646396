import { beforeAll, describe, expect, test } from 'vitest';
import { cardImports } from '#shared/cards/imports.ts';
import { maxBack, maxFront } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { listCards, makeCard, reviewCard, reviewsOfCard } from '#testing/live/cards.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';

const unknownId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

export const cardsSuite = (target: Target): void => {
  describe('cards', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const someone = () => registerPerson(target, zone);
    const change = async (id: string, body: object, by = ada) =>
      (await by.call(cards.update, { params: { id }, body })).data.card;
    const remove = (id: string, by = ada) => by.send(cards.remove, { params: { id } });
    const count = async (by: Person) => (await readItem(keys.counts(by.user._id)))?.cards ?? 0;
    const refusal = async (body: object, by = ada) => {
      const { status, code, errors } = problemOf(await by.send(cards.create, { body }));
      return { status, code, field: errors?.[0]?.field };
    };
    const makeSkill = async (by = ada): Promise<string> => {
      const body = { name: 'Rust', category: 'Programming Language' } as const;
      return (await by.call(skills.create, { body })).data.skill._id;
    };
    const makeResource = async (by = ada): Promise<string> =>
      (await by.call(resources.create, { body: { title: 'The Book' } })).data.resource._id;
    const makeProject = async (by = ada): Promise<string> =>
      (await by.call(projects.create, { body: { name: 'A parser' } })).data.project._id;
    const makeNote = async (skill: string, by = ada): Promise<string> => {
      const body = { about: { area: 'skills', id: skill }, text: 'Borrowing' } as const;
      return (await by.call(notes.create, { body })).data.note._id;
    };

    describe('lifecycle', () => {
      test('a card created with only the required fields is new', async () => {
        const by = await someone();
        const made = await makeCard(by);
        expect(made).toMatchObject({
          front: 'What is a cairn?',
          back: 'A pile of stones',
          about: null,
          note: null,
          suspended: false,
          due: null,
          memory: null,
          firstReviewedOn: null,
          reviewCount: 0,
        });
        expect(await listCards(by)).toEqual([made]);
      });

      test('a card created with every field keeps every field', async () => {
        const by = await someone();
        const id = await makeSkill(by);
        const note = await makeNote(id, by);
        const body = {
          front: 'Wer darf leihen?\nUnd wie oft? 🪨',
          back: 'Einer schreibend\noder viele lesend',
          about: { area: 'skills' as const, id },
          note,
          suspended: true,
        };
        const made = await makeCard(by, body);
        expect(made).toMatchObject(body);
        expect(await listCards(by)).toEqual([made]);
      });

      test('a deleted card is gone with its reviews, and a second delete is not found', async () => {
        const by = await someone();
        const { _id } = await makeCard(by);
        await reviewCard(by, _id, { rating: 3 });
        expect(await count(by)).toBe(1);
        expect((await remove(_id, by)).status).toBe(200);
        expect(await listCards(by)).toEqual([]);
        expect(await count(by)).toBe(0);
        expect(problemOf(await remove(_id, by)).code).toBe('not_found');
        const params = { id: _id };
        for (const response of [
          await by.send(cards.update, { params, body: { front: 'Back' } }),
          await by.send(cards.reviews, { params }),
          await by.send(cards.review, { params, body: { rating: 3 } }),
        ])
          expect(problemOf(response).code).toBe('not_found');
        expect(inconsistencies(await ownItems(by))).toEqual([]);
      });

      test('cards are listed oldest first, each with its reviews if asked for', async () => {
        const by = await someone();
        const old = await makeCard(by, { front: 'Old' }, addDays(today, -5));
        const young = await makeCard(by, { front: 'Young' });
        await reviewCard(by, old._id, { rating: 2 });
        const list = async (query: object) =>
          (await by.call(cards.list, { query })).data.cards.map(({ _id, reviews }) => ({
            _id,
            reviews: reviews?.map(({ rating }) => rating),
          }));
        expect(await list({})).toEqual([
          { _id: old._id, reviews: undefined },
          { _id: young._id, reviews: undefined },
        ]);
        expect(await list({ reviews: 'true' })).toEqual([
          { _id: old._id, reviews: [2] },
          { _id: young._id, reviews: [] },
        ]);
        expect(await list({ cursor: old._id })).toEqual([{ _id: young._id, reviews: undefined }]);
      });
    });

    describe('a change', () => {
      test('sets the sent fields and keeps the others, with the reviews', async () => {
        const by = await someone();
        const { _id } = await makeCard(by, {}, addDays(today, -3));
        const reviewed = await reviewCard(by, _id, { date: addDays(today, -2), rating: 3 });
        const changed = await change(_id, { front: 'What is it?', suspended: true }, by);
        expect(changed).toEqual({
          ...reviewed,
          front: 'What is it?',
          suspended: true,
          updatedAt: changed.updatedAt,
        });
        expect(await reviewsOfCard(by, _id)).toHaveLength(1);
        expect(await change(_id, { suspended: null }, by)).toMatchObject({ suspended: false });
        expect(await listCards(by)).toMatchObject([{ front: 'What is it?', suspended: false }]);
      });

      test('of different fields at the same time keeps all of them', async () => {
        const by = await someone();
        const skill = await makeSkill(by);
        const { _id } = await makeCard(by);
        const patches = [
          { front: 'F' },
          { back: 'B' },
          { suspended: true },
          { about: { area: 'skills', id: skill } },
          { note: await makeNote(skill, by) },
        ];
        const reviews = [1, 2, 3].map((rating) => reviewCard(by, _id, { rating }));
        await Promise.all([...patches.map((body) => change(_id, body, by)), ...reviews]);
        expect(await listCards(by)).toMatchObject([
          { ...Object.assign({}, ...patches), reviewCount: 3 },
        ]);
        expect(inconsistencies(await ownItems(by))).toEqual([]);
      });

      test('moves a card to another item, or to no item by null', async () => {
        const { _id } = await makeCard(ada, { about: { area: 'skills', id: await makeSkill() } });
        const about = { area: 'projects', id: await makeProject() };
        expect(await change(_id, { about })).toMatchObject({ about });
        expect(await change(_id, { about: null })).toMatchObject({ about: null });
      });

      test('of an unknown card is not found', async () => {
        const params = { id: unknownId };
        for (const body of [{ front: 'x' }, { suspended: true }]) {
          expect(problemOf(await ada.send(cards.update, { params, body })).code).toBe('not_found');
        }
      });

      test.each([
        [{ front: '' }, 'front'],
        [{ front: null }, 'front'],
        [{ back: ' \n ' }, 'back'],
        [{ about: { area: 'skills', id: unknownId } }, 'about'],
        [{ note: unknownId }, 'note'],
        [{ suspended: 'yes' }, 'suspended'],
        [{ due: today }, 'due'],
      ])('to %j is refused', async (body, field) => {
        const made = await makeCard(ada);
        const response = await ada.send(cards.update, { params: { id: made._id }, body });
        const { code, errors } = problemOf(response);
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await listCards(ada)).toContainEqual(made);
      });
    });

    describe('refuses', () => {
      test.each([
        [{ front: undefined }, 'front'],
        [{ front: 'x'.repeat(maxFront + 1) }, 'front'],
        [{ back: '' }, 'back'],
        [{ back: 'x'.repeat(maxBack + 1) }, 'back'],
        [{ about: 'skills' }, 'about'],
        [{ about: { area: 'habits', id: unknownId } }, 'about.area'],
        [{ about: { area: 'skills', id: 'x' } }, 'about.id'],
        [{ about: { area: 'skills', id: unknownId } }, 'about'],
        [{ about: { area: 'resources', id: unknownId } }, 'about'],
        [{ note: 'x' }, 'note'],
        [{ note: unknownId }, 'note'],
        [{ memory: null }, 'memory'],
      ])('%j, naming the field, and changes nothing', async (wrong, field) => {
        const body = { front: 'F', back: 'B', ...wrong };
        const before = await ownItems(ada);
        expect(await refusal(body)).toEqual({ status: 400, code: 'invalid', field });
        expect(await ownItems(ada)).toEqual(before);
      });

      test('another person’s skill with the same response as an unknown skill', async () => {
        const bob = await someone();
        const about = { area: 'skills', id: await makeSkill() };
        const response = await bob.send(cards.create, { body: { front: 'F', back: 'B', about } });
        expect(problemOf(response).errors).toMatchObject([
          { field: 'about', message: 'This skill does not exist. It may have been deleted.' },
        ]);
      });

      test('an id of another kind of item in the wrong area', async () => {
        const about = { area: 'projects', id: await makeSkill() };
        expect(await refusal({ front: 'F', back: 'B', about })).toMatchObject({ field: 'about' });
      });

      test('a list whose `reviews` is not true', async () => {
        const response = await ada.send(cards.list, { query: { reviews: 'no' } });
        expect(problemOf(response)).toMatchObject({ code: 'invalid' });
      });
    });

    describe('when an item is deleted', () => {
      test.each([
        ['skills', makeSkill, skills.remove],
        ['resources', makeResource, resources.remove],
        ['projects', makeProject, projects.remove],
      ] as const)('%s: the card stays, about nothing', async (area, make, route) => {
        const by = await someone();
        const [gone, other] = [await make(by), await make(by)];
        const about = (id: string) => ({ about: { area, id } });
        const first = await makeCard(by, about(gone));
        const second = await makeCard(by, about(other));
        await reviewCard(by, first._id, { rating: 3 });
        await by.call(route, { params: { id: gone } });
        expect(await listCards(by)).toMatchObject([
          { _id: first._id, about: null, reviewCount: 1 },
          { _id: second._id, ...about(other) },
        ]);
        expect(inconsistencies(await ownItems(by))).toEqual([]);
      });

      test('a card about another item with the same id keeps that item', async () => {
        const by = await someone();
        const _id = idOn(undefined);
        await by.call(resources.create, { body: { _id, title: 'The Book' } });
        await by.call(projects.create, { body: { _id, name: 'A parser' } });
        const about = { area: 'projects' as const, id: _id };
        await makeCard(by, { about });
        await by.call(resources.remove, { params: { id: _id } });
        expect(await listCards(by)).toMatchObject([{ about }]);
      });

      test('the card of a deleted note stays, without the note', async () => {
        const by = await someone();
        const skill = await makeSkill(by);
        const [gone, other] = [await makeNote(skill, by), await makeNote(skill, by)];
        const about = { area: 'skills' as const, id: skill };
        await makeCard(by, { about, note: gone });
        await makeCard(by, { note: other });
        await by.call(notes.remove, { params: { id: gone } });
        expect(await listCards(by)).toMatchObject([{ about, note: null }, { note: other }]);
        await by.call(skills.remove, { params: { id: skill } });
        expect(await listCards(by)).toMatchObject([
          { about: null, note: null },
          { about: null, note: null },
        ]);
      });
    });

    test('a repeated create returns the card without its deleted skill', async () => {
      const by = await someone();
      const about = { area: 'skills', id: await makeSkill(by) };
      const body = { _id: idOn(undefined), front: 'F', back: 'B', about };
      const ask = () => by.send(cards.create, { body });
      expect((await ask()).status).toBe(201);
      await by.call(skills.remove, { params: { id: about.id } });
      expect((await ask()).body).toMatchObject({ data: { card: { about: null } } });
    });

    describe('an import', () => {
      const record = async (by: Person) => {
        const id = await makeSkill(by);
        const day = addDays(today, -40);
        return {
          _id: idOn(day),
          front: 'F',
          back: 'B',
          about: { area: 'skills' as const, id },
          note: null,
          suspended: true,
          reviews: [
            { _id: idOn(day), date: addDays(day, -1), rating: 3 },
            { _id: idOn(day), date: addDays(day, 3), rating: 1 },
          ],
          createdAt: '2026-01-01T12:00:00.000Z',
          updatedAt: '2026-01-02T12:00:00.000Z',
        };
      };
      const bring = async (by: Person, ...sent: object[]) =>
        by.send(cardImports.import, { body: { cards: sent } });

      test('brings the card with its reviews, once, and can be undone', async () => {
        const by = await someone();
        const one = await record(by);
        const { reviews, ...fields } = one;
        const outcome = async () =>
          (await by.call(cardImports.import, { body: { cards: [one] } })).data.results;
        expect(await outcome()).toEqual([{ _id: one._id, outcome: 'created' }]);
        expect(await outcome()).toEqual([{ _id: one._id, outcome: 'there' }]);
        expect(await listCards(by)).toMatchObject([
          { ...fields, reviewCount: 2, firstReviewedOn: reviews[0]?.date },
        ]);
        expect(await reviewsOfCard(by, one._id)).toEqual(reviews);
        expect(inconsistencies(await ownItems(by))).toEqual([]);
        const body = { ids: [one._id] };
        const undone = async () => (await by.call(cardImports.undoImport, { body })).data.results;
        expect(await undone()).toEqual([{ _id: one._id, outcome: 'removed' }]);
        expect(await undone()).toEqual([{ _id: one._id, outcome: 'missing' }]);
        expect(await outcome()).toEqual([{ _id: one._id, outcome: 'created' }]);
      });

      test.each([
        [
          'a review of tomorrow',
          { reviews: [{ _id: idOn(undefined), date: addDays(today, 1), rating: 3 }] },
          'cards.0.reviews',
        ],
        [
          'a review before the card',
          { reviews: [{ _id: idOn(undefined), date: addDays(today, -42), rating: 3 }] },
          'cards.0.reviews',
        ],
        [
          'a review with an id ahead',
          {
            reviews: [{ _id: `7ZZZZZZZZZ${'0'.repeat(16)}`, date: addDays(today, -20), rating: 3 }],
          },
          'cards.0.reviews',
        ],
        ['an unknown note', { note: unknownId }, 'cards.0.note'],
        ['an unknown project', { about: { area: 'projects', id: unknownId } }, 'cards.0.about'],
        [
          'a rating of 0',
          { reviews: [{ _id: idOn(undefined), date: today, rating: 0 }] },
          'cards.0.reviews.0.rating',
        ],
      ])('refuses %s, and writes nothing', async (_, wrong, field) => {
        const by = await someone();
        const one = await record(by);
        const before = await ownItems(by);
        const { code, errors } = problemOf(await bring(by, { ...one, ...wrong }));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await ownItems(by)).toEqual(before);
      });
    });
  });
};
