import { beforeAll, describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { noteImports } from '#shared/notes/imports.ts';
import { type About, type NewNote, type Note, ownerAreas } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { newestFirst } from '#shared/notes/rules.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { problemOf, successOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItems } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { keys } from '../../table/keys.ts';
import { noteKeys } from '../owned/noteKeys.ts';

const nobodysId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

export const notesSuite = (target: Target): void => {
  describe('notes', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;
    let rust: About;

    const makeSkill = async (by = ada, name = 'Rust'): Promise<About> => {
      const body = { name, category: 'Programming Language' } as const;
      return { area: 'skills', id: (await by.call(skills.create, { body })).data.skill._id };
    };
    const makeResource = async (by = ada, relatedSkills: string[] = []): Promise<About> => {
      const body = { title: 'The book', relatedSkills };
      return {
        area: 'resources',
        id: (await by.call(resources.create, { body })).data.resource._id,
      };
    };
    const makeProject = async (by = ada): Promise<About> => {
      const body = { name: 'A parser' };
      return { area: 'projects', id: (await by.call(projects.create, { body })).data.project._id };
    };
    const owners = { skills: makeSkill, resources: makeResource, projects: makeProject };
    const removeOwner = ({ area, id }: About, by = ada) =>
      by.send({ skills, resources, projects }[area].remove, { params: { id } });

    const write = async (body: NewNote, by = ada): Promise<Note> =>
      (await by.call(notes.create, { body })).data.note;
    const list = async (query: object = {}, by = ada): Promise<Note[]> =>
      (await by.call(notes.list, { query })).data.notes;
    const change = async ({ _id: id }: Note, body: object, by = ada): Promise<Note> =>
      (await by.call(notes.update, { params: { id }, body })).data.note;
    const remove = ({ _id: id }: Pick<Note, '_id'>, by = ada) =>
      by.send(notes.remove, { params: { id } });
    const count = async (by = ada) => (await readItem(keys.counts(by.user._id)))?.notes ?? 0;
    const expectWhole = async (by = ada) => expect(inconsistencies(await ownItems(by))).toEqual([]);
    const ids = (all: readonly Note[]) => all.map(({ _id }) => _id);

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
      rust = await makeSkill();
    });

    describe('lifecycle', () => {
      test('a note with only the required fields is of today', async () => {
        const about = await makeResource();
        const note = await write({ about, text: ' Ownership\nmoves.\n\n  Twice. ' });
        expect(note).toEqual({
          _id: note._id,
          about,
          date: today,
          text: 'Ownership\nmoves.\n\n  Twice.',
          place: null,
          url: null,
          createdAt: note.createdAt,
          updatedAt: note.updatedAt,
        });
        expect(await list(about)).toEqual([note]);
      });

      test.each(ownerAreas)('a note about one of the %s keeps every field', async (area) => {
        const about = await owners[area]();
        const fields = {
          about,
          date: ago(400),
          text: 'Läuft 🪨 <b>fett</b>',
          place: 'S. 112\nunten',
          url: 'https://doc.rust-lang.org/book/?a=b#c',
        };
        const note = await write(fields);
        expect(note).toMatchObject({ ...fields, place: 'S. 112 unten' });
        expect(await list(about)).toEqual([note]);
        await expectWhole();
      });

      test('a change sets the sent fields, and null clears the place and the address', async () => {
        const note = await write({ about: rust, text: 'A', place: 'p. 1', url: 'https://a.org' });
        const changed = await change(note, { text: 'B', place: null });
        const { updatedAt } = changed;
        expect(changed).toEqual({ ...note, text: 'B', place: null, updatedAt });
        expect(await change(note, { url: '' })).toMatchObject({ text: 'B', url: null });
        expect(await change(note, { date: ago(2) })).toMatchObject({ text: 'B', date: ago(2) });
        await expectWhole();
      });

      test('a note that grows counts less than 300 bytes more than its size', async () => {
        const note = await write({ about: rust, text: 'x'.repeat(100) });
        await change(note, { text: 'x'.repeat(200) });
        const item = await readItem(noteKeys.note(ada.user._id, note._id));
        expect(Number(item?.bytes) - sizeOf(item ?? {})).toBeLessThan(300);
        await expectWhole();
      });

      test('a deleted note is gone, and a second delete is not found', async () => {
        const note = await write({ about: rust, text: 'Gone' });
        const before = Number(await count());
        expect(successOf(notes.remove, await remove(note))).toEqual({ data: null });
        expect(ids(await list(rust))).not.toContain(note._id);
        expect(await count()).toBe(before - 1);
        expect(problemOf(await remove(note)).code).toBe('not_found');
        const params = { id: note._id };
        const response = await ada.send(notes.update, { params, body: { text: 'Back' } });
        expect(problemOf(response).code).toBe('not_found');
        expect(await readItem(noteKeys.note(ada.user._id, note._id))).toBeUndefined();
        await expectWhole();
      });
    });

    describe('moving', () => {
      test('lists the note with its new owner only', async () => {
        const [from, to] = [await makeSkill(), await makeProject()];
        const note = await write({ about: from, text: 'Moves', date: ago(3) });
        const moved = await change(note, { about: to });
        expect(moved).toEqual({ ...note, about: to, updatedAt: moved.updatedAt });
        expect([await list(from), await list(to)]).toEqual([[], [moved]]);
        await removeOwner(from);
        expect(await list(to)).toEqual([moved]);
        await expectWhole();
      });

      test.each(ownerAreas)('to one of the %s that does not exist is refused', async (area) => {
        const note = await write({ about: rust, text: 'Stays' });
        const before = await ownItems(ada);
        const bobs = await owners[area](await registerPerson(target, zone));
        for (const id of [nobodysId, bobs.id]) {
          const params = { id: note._id };
          const body = { about: { area, id }, text: 'Lost' };
          const { code, errors } = problemOf(await ada.send(notes.update, { params, body }));
          expect([code, errors?.[0]?.field]).toEqual(['invalid', 'about']);
        }
        expect(await ownItems(ada)).toEqual(before);
      });
    });

    describe('lists', () => {
      test('are sorted by day, then by id, newest first', async () => {
        const person = await registerPerson(target, zone);
        const [skill, book] = [await makeSkill(person), await makeResource(person)];
        const made: Note[] = [];
        for (const [about, days] of [
          [skill, 5],
          [book, 9],
          [skill, 0],
          [skill, 5],
          [book, 1],
        ] as const) {
          made.push(await write({ about, text: 'x', date: ago(days) }, person));
        }
        const [a, b, c, d, e] = made as [Note, Note, Note, Note, Note];
        expect(ids(await list({}, person))).toEqual(ids([c, e, d, a, b]));
        expect(ids(await list(skill, person))).toEqual(ids([c, d, a]));
        expect(ids(await list(book, person))).toEqual(ids([e, b]));
        const window = { from: ago(5), to: ago(1) };
        expect(ids(await list(window, person))).toEqual(ids([e, d, a]));
        expect(ids(await list({ ...skill, ...window }, person))).toEqual(ids([d, a]));
        expect(ids(await list({ ...book, to: ago(2) }, person))).toEqual(ids([b]));
        expect(ids(await list({ ...skill, from: today }, person))).toEqual(ids([c]));
      });

      test('of a skill can include those of its resources', async () => {
        const person = await registerPerson(target, zone);
        const skill = await makeSkill(person);
        const own = await write({ about: skill, text: 'Own', date: ago(1) }, person);
        const tagged = await makeResource(person, [skill.id]);
        const ofBook = await write({ about: tagged, text: 'Book' }, person);
        await write({ about: await makeResource(person), text: 'Other' }, person);
        await write({ about: await makeProject(person), text: 'Project' }, person);
        await write({ about: await makeSkill(person), text: 'Other skill' }, person);
        const query = { ...skill, include: 'resources' };
        expect(await list(query, person)).toEqual([ofBook, own]);
        expect(await list({ ...query, to: ago(1) }, person)).toEqual([own]);
        expect(await list(skill, person)).toEqual([own]);
        const body = { relatedSkills: [] };
        await person.call(resources.update, { params: { id: tagged.id }, body });
        expect(await list(query, person)).toEqual([own]);
      });

      test('of an unknown owner, or another person’s, are empty', async () => {
        const bob = await registerPerson(target, zone);
        await write({ about: rust, text: 'Mine' });
        for (const id of [rust.id, nobodysId]) {
          expect(await list({ area: 'skills', id }, bob)).toEqual([]);
          expect(await list({ area: 'skills', id, include: 'resources' }, bob)).toEqual([]);
        }
      });

      test.each([
        [{ area: 'skills' }, 'area'],
        [{ id: nobodysId }, 'area'],
        [{ area: 'habits', id: nobodysId }, 'area'],
        [{ area: 'skills', id: 'x' }, 'id'],
        [{ area: 'projects', id: nobodysId, include: 'resources' }, 'include'],
        [{ include: 'resources' }, 'include'],
        [{ area: 'skills', id: nobodysId, include: 'projects' }, 'include'],
        [{ from: '2026-11-02', to: '2026-11-01' }, 'from'],
        [{ from: '2026-02-30' }, 'from'],
        [{ cursor: 'x' }, 'cursor'],
        [{ cursor: nobodysId }, 'cursor'],
        [{ skill: nobodysId }, 'skill'],
      ])('%j is refused and names %s', async (query: Record<string, string>, field) => {
        const { code, errors } = problemOf(await ada.send(notes.list, { query }));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
      });

      test('come in pages, which go on after a deleted note', async () => {
        const person = await registerPerson(target, zone);
        const book = await makeResource(person);
        const written = Array.from({ length: 230 }, (_, n) => {
          // The order of the days differs from that of the ids.
          const date = ago((n * 7) % 115);
          const id = idOn(ago(Math.floor(n / 2)));
          return {
            ...noteKeys.noteOf(person.user._id, book, date, id),
            text: 'x'.repeat(5_000),
            updatedAt: new Date().toISOString(),
          };
        });
        await writeItems(written);
        const sorted = (all: readonly Note[]) => all.toSorted(newestFirst);
        for (const query of [book, {}]) {
          const pages: Note[][] = [];
          let cursor: string | undefined;
          do {
            const { data } = await person.call(notes.list, { query: { ...query, cursor } });
            pages.push(data.notes);
            cursor = data.next;
            const last = data.notes.at(-1);
            if (cursor && last) await remove(last, person);
          } while (cursor);
          const all = pages.flat();
          expect(pages.length).toBeGreaterThan(1);
          expect(new Set(ids(all)).size).toBe(all.length);
          expect(pages).toEqual(pages.map(sorted));
          // Notes about one item are sorted across pages. Other notes are sorted only within each page, because pages
          // follow the ids.
          if (query === book) expect(all).toEqual(sorted(all));
          else {
            const [first = [], ...others] = pages.map((page) => ids(page).sort());
            expect(others.every(([, ...later]) => (later.at(-1) ?? '') < (first[0] ?? ''))).toBe(
              true,
            );
            expect(all).not.toEqual(sorted(all));
          }
          expect(await list(query, person)).not.toContainEqual(pages[0]?.at(-1));
        }
      });
    });

    describe('refuses', () => {
      test.each([
        [{ text: '' }, 'text'],
        [{ text: ' \n\t ' }, 'text'],
        [{ text: '\u200B' }, 'text'],
        [{ text: 'x'.repeat(5_001) }, 'text'],
        [{ text: 'bell \u0007' }, 'text'],
        [{ text: undefined }, 'text'],
        [{ text: null }, 'text'],
        [{ place: 'x'.repeat(61) }, 'place'],
        [{ url: 'javascript:alert(1)' }, 'url'],
        [{ url: 'JaVaScRiPt://a.org/%0aalert(1)' }, 'url'],
        [{ url: 'data:text/html,<script>alert(1)</script>' }, 'url'],
        [{ url: 'ftp://a.org' }, 'url'],
        [{ url: 'https://ada:secret@a.org' }, 'url'],
        [{ date: '2026-02-30' }, 'date'],
        [{ date: addDays(today, 1) }, 'date'],
        [{ about: undefined }, 'about'],
        [{ about: null }, 'about'],
        [{ about: { area: 'habits', id: nobodysId } }, 'about.area'],
        [{ about: { area: 'skills', id: 'x' } }, 'about.id'],
        [{ about: { area: 'skills' } }, 'about.id'],
        [{ about: { area: 'skills', id: nobodysId } }, 'about'],
        [{ about: { area: 'resources', id: nobodysId } }, 'about'],
        [{ about: { area: 'projects', id: nobodysId } }, 'about'],
        [{ title: 'x' }, 'title'],
        [{ updatedAt: '2026-11-27T12:00:00.000Z' }, 'updatedAt'],
      ])('a note with %j, naming %s, and changes nothing', async (wrong, field) => {
        const body = { about: rust, text: 'Right', ...wrong };
        const before = await ownItems(ada);
        const { code, errors } = problemOf(await ada.send(notes.create, { body }));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await ownItems(ada)).toEqual(before);
      });

      test.each([
        [{ text: null }, 'text'],
        [{ text: '' }, 'text'],
        [{ about: null }, 'about'],
        [{ date: null }, 'date'],
        [{ date: addDays(today, 1) }, 'date'],
        [{ url: 'javascript:alert(1)' }, 'url'],
        [{ createdAt: '2026-11-27T12:00:00.000Z' }, 'createdAt'],
      ])('a change to %j, naming %s', async (body, field) => {
        const note = await write({ about: rust, text: 'Stays' });
        const response = await ada.send(notes.update, { params: { id: note._id }, body });
        const { code, errors } = problemOf(response);
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
        expect(await list(rust)).toContainEqual(note);
      });

      test('another person’s item with the same response as an unknown item', async () => {
        const bob = await registerPerson(target, zone);
        const ask = (id: string) =>
          bob.send(notes.create, { body: { about: { area: 'skills', id }, text: 'x' } });
        const [adas, none] = [await ask(rust.id), await ask(nobodysId)];
        expect(adas.body).toEqual(none.body);
        const message = 'This skill does not exist. It may have been deleted.';
        expect(adas.body).toMatchObject({ message, errors: [{ field: 'about', message }] });
      });
    });

    describe('a repeated create', () => {
      test.each(ownerAreas)(
        'is not found after the note was deleted with one of the %s',
        async (area) => {
          const person = await registerPerson(target, zone);
          const [about, other] = [await owners[area](person), await makeSkill(person, 'Other')];
          const bodies = [about, other].map((one) => ({
            _id: idOn(undefined),
            about: one,
            text: 'Once',
          }));
          for (const body of bodies) await person.call(notes.create, { body });
          const moved = bodies[1]?._id ?? '';
          await person.call(notes.update, { params: { id: moved }, body: { about } });
          expect((await removeOwner(about, person)).status).toBe(200);
          // The other owner still exists, but the note was deleted with the owner to which it had moved.
          for (const body of bodies) {
            expect(problemOf(await person.send(notes.create, { body })).code).toBe('not_found');
          }
          await expectWhole(person);
        },
      );

      test('returns the note after it moved and its first owner was deleted', async () => {
        const [from, to] = [await makeSkill(), await makeResource()];
        const body = { _id: idOn(undefined), about: from, text: 'Moved' };
        const moved = await change(await write(body), { about: to });
        await removeOwner(from);
        expect(await write(body)).toEqual(moved);
      });
    });

    describe('two devices', () => {
      test('that change different fields at the same time keep both changes', async () => {
        const to = await makeResource();
        const note = await write({ about: rust, text: 'Old', url: 'https://a.org' });
        const patches = [
          { text: 'New' },
          { place: 'p. 2' },
          { url: null },
          { date: ago(7) },
          { about: to },
        ];
        await Promise.all(patches.map((body) => change(note, body)));
        const [seen] = await list(to);
        expect(seen).toMatchObject(Object.assign({}, ...patches));
        expect(ids(await list(rust))).not.toContain(note._id);
        await expectWhole();
      });

      test('that change the same text keep one of the two', async () => {
        const note = await write({ about: rust, text: 'Old' });
        await Promise.all(['One', 'Two'].map((text) => change(note, { text })));
        const seen = (await list(rust)).find(({ _id }) => _id === note._id);
        expect(['One', 'Two']).toContain(seen?.text);
      });

      test('of which one deletes the note leave nothing behind', async () => {
        const note = await write({ about: rust, text: 'Old' });
        const params = { id: note._id };
        const [deleted, changed] = await Promise.all([
          remove(note),
          ada.send(notes.update, { params, body: { text: 'x'.repeat(2_000) } }),
        ]);
        expect(deleted.status).toBe(200);
        expect([200, 404]).toContain(changed.status);
        expect(ids(await list(rust))).not.toContain(note._id);
        await expectWhole();
      });
    });

    describe.each(ownerAreas)('deleting one of the %s', (area) => {
      test('deletes its notes, and no others', async () => {
        const person = await registerPerson(target, zone);
        const [about, kept] = [await owners[area](person), await owners[area](person)];
        const gone = await write({ about, text: 'Gone' }, person);
        await write({ _id: idOn(undefined), about, text: 'Gone too', date: ago(9) }, person);
        const stays = await write({ about: kept, text: 'Stays' }, person);
        expect((await removeOwner(about, person)).status).toBe(200);
        expect(await list({}, person)).toEqual([stays]);
        expect(await list(about, person)).toEqual([]);
        expect(await count(person)).toBe(1);
        await expectWhole(person);
        expect(problemOf(await remove(gone, person)).code).toBe('not_found');
        const response = await person.send(notes.create, { body: { about, text: 'Late' } });
        expect(problemOf(response)).toMatchObject({
          code: 'invalid',
          errors: [{ field: 'about' }],
        });
      });

      test('leaves none of its notes, even if notes are added, moved and deleted meanwhile', async () => {
        const person = await registerPerson(target, zone);
        const [about, kept] = [await owners[area](person), await makeSkill(person, 'Kept')];
        const before = await Promise.all(
          Array.from({ length: 6 }, (_, n) => write({ about, text: `Note ${n}` }, person)),
        );
        const params = (note: Note | undefined) => ({ id: note?._id ?? '' });
        const [a, b, c, d] = before;
        const responses = await Promise.all([
          person.send(notes.create, { body: { about, text: 'New' } }),
          person.send(notes.update, { params: params(a), body: { about: kept } }),
          removeOwner(about, person),
          person.send(notes.update, { params: params(b), body: { text: 'Changed' } }),
          person.send(notes.update, { params: params(c), body: { date: ago(5) } }),
          person.send(notes.remove, { params: params(d) }),
          person.send(notes.create, { body: { about, text: 'Newer' } }),
        ]);
        expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
        expect(responses[2]?.status).toBe(200);
        const left = await list({}, person);
        expect(left.map(({ about: of }) => of)).toEqual(left.map(() => kept));
        expect(left.length).toBe(responses[1]?.status === 200 ? 1 : 0);
        await expectWhole(person);
      });
    });

    describe('imported', () => {
      const send = (records: readonly object[], by: Person) =>
        by.send(noteImports.import, { body: { notes: records } });
      const recordOf = (about: About, fields: object = {}) => ({
        _id: idOn(ago(30)),
        about,
        date: ago(30),
        text: 'One\nTwo',
        place: null,
        url: null,
        createdAt: `${ago(30)}T12:00:00.000Z`,
        updatedAt: `${ago(2)}T12:00:00.000Z`,
        ...fields,
      });

      test('notes have every field of their records', async () => {
        const person = await registerPerson(target, zone);
        const about = await makeProject(person);
        const records = [
          recordOf(about, {
            _id: idOn(ago(29)),
            date: ago(29),
            place: 'p. 1',
            url: 'https://a.org',
          }),
          recordOf(about),
        ];
        const outcomes = async () =>
          successOf(noteImports.import, await send(records, person)).data.results.map(
            ({ outcome }) => outcome,
          );
        expect(await outcomes()).toEqual(['created', 'created']);
        expect(await list({}, person)).toEqual(records);
        expect(await outcomes()).toEqual(['there', 'there']);
        expect(await count(person)).toBe(2);
        await expectWhole(person);
        const body = { ids: [...records.map(({ _id }) => _id), nobodysId] };
        const { results } = (await person.call(noteImports.undoImport, { body })).data;
        expect(results.map(({ outcome }) => outcome)).toEqual(['removed', 'removed', 'missing']);
        expect(await outcomes()).toEqual(['created', 'created']);
        expect(await list({}, person)).toEqual(records);
      });

      test('another note can’t take the id of a note', async () => {
        const person = await registerPerson(target, zone);
        const about = await makeSkill(person);
        const note = await write({ about, text: 'First' }, person);
        const response = await send([recordOf(about, { _id: note._id })], person);
        const { results } = successOf(noteImports.import, response).data;
        expect(results).toEqual([{ _id: note._id, outcome: 'conflict' }]);
        expect(await list({}, person)).toEqual([note]);
        const undone = await person.call(noteImports.undoImport, { body: { ids: [note._id] } });
        expect(undone.data.results).toEqual([{ _id: note._id, outcome: 'kept' }]);
      });

      test('a note needs its owner, unless it was imported before', async () => {
        const person = await registerPerson(target, zone);
        const [about, gone] = [await makeSkill(person), await makeResource(person)];
        const record = recordOf(about);
        await removeOwner(gone, person);
        const before = await ownItems(person);
        const response = await send([record, recordOf(gone)], person);
        expect(problemOf(response)).toMatchObject({
          code: 'invalid',
          errors: [{ field: 'notes.1.about' }],
        });
        expect(await ownItems(person)).toEqual(before);
        await send([record], person);
        const [imported] = await list({}, person);
        const to = await makeProject(person);
        if (imported) await change(imported, { about: to }, person);
        await removeOwner(about, person);
        const { results } = successOf(noteImports.import, await send([record], person)).data;
        expect(results).toEqual([{ _id: record._id, outcome: 'there' }]);
      });

      test.each([
        [{ date: addDays(today, 1) }, 'notes.0.date'],
        [{ text: '' }, 'notes.0.text'],
        [{ url: 'javascript:alert(1)' }, 'notes.0.url'],
        [{ about: { area: 'habits', id: nobodysId } }, 'notes.0.about.area'],
      ])('a record with %j is refused and names %s', async (wrong, field) => {
        const { code, errors } = problemOf(await send([recordOf(rust, wrong)], ada));
        expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
      });
    });
  });
};
