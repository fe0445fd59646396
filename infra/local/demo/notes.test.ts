import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { demoDays } from './days.fixture.ts';
import { demoDocument } from './document.ts';

describe.each(demoDays)('on %s', (today) => {
  test('the demo has notes about each kind of item, several of the last week, and none from before its item', async () => {
    const { notes, skills, resources, projects } = await demoDocument(today);
    const all = { skills, resources, projects };
    const days = notes.map(({ date }) => date);
    expect([...new Set(notes.map(({ about }) => about.area))].sort()).toEqual([
      'projects',
      'resources',
      'skills',
    ]);
    expect(days).toEqual(days.toSorted());
    expect(days.at(-1)).toBe(today);
    expect(days.filter((day) => day > addDays(today, -7)).length).toBeGreaterThan(4);
    for (const { about, date } of notes) {
      const owner = all[about.area].find(({ _id }) => _id === about.id);
      expect(owner && owner.createdAt.slice(0, 10) <= date, about.id).toBe(true);
    }
  });
});
