import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, type Day, todayIn } from '#shared/core/days.ts';
import type { NewNote, Note } from '#shared/notes/model.ts';
import { notes } from '#shared/notes/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import type { Target } from '#testing/live/client.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

/** Tests notes over HTTP, on the complete API. */
export const notesSuite = (target: Target): void => {
  describe('notes', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number): Day => addDays(today, -days);
    let ada: Person;
    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });
    const makeSkill = async (name = 'Rust', by = ada) => {
      const body = { name, category: 'Programming Language' } as const;
      const { _id: id } = (await by.call(skills.create, { body })).data.skill;
      return { area: 'skills' as const, id };
    };
    const write = async (body: NewNote, by = ada): Promise<Note> =>
      (await by.call(notes.create, { body })).data.note;
    const list = async (query = {}, by = ada) => (await by.call(notes.list, { query })).data.notes;

    test('a note with only the required fields has today’s date', async () => {
      const about = await makeSkill();
      const note = await write({ about, text: 'Ownership\nmoves.' });
      expect(note).toMatchObject({
        about,
        text: 'Ownership\nmoves.',
        date: today,
        place: null,
        url: null,
      });
      expect(await list(about)).toEqual([note]);
      const params = { id: note._id };
      const moved = (
        await ada.call(notes.update, { params, body: { date: ago(3), place: 'p. 9' } })
      ).data.note;
      expect(moved).toMatchObject({ date: ago(3), place: 'p. 9' });
      expect(await list()).toEqual([moved]);
      await ada.call(notes.remove, { params });
      expect(await list()).toEqual([]);
    });
  });
};
