import { cards } from '#shared/cards/routes.ts';
import { addDays, defaultWeekStart, startOfWeek, todayIn } from '#shared/days/days.ts';
import { notes } from '#shared/notes/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { printCosts, recordCosts } from './costs.ts';

const counts = { resources: 20, notes: 400, characters: 300, cards: 20 };

/** Prints the cost of the calls of notes in capacity units, with a year of notes about some resources. */
export const benchNotes = async (app: BenchApp): Promise<void> => {
  const zone = noonZone();
  const person = await app.person(zone);
  const today = todayIn(new Date(), zone);
  const skillBody = { name: 'Rust', category: 'Programming Language' } as const;
  const skill = (await person.call(skills.create, { body: skillBody })).data.skill._id;
  const ids: string[] = [];
  for (let n = 0; n < counts.resources; n++) {
    const body = { title: `Book ${n}`, description: 'x'.repeat(300), relatedSkills: [skill] };
    ids.push((await person.call(resources.create, { body })).data.resource._id);
  }
  const bookOf = (n: number) => ({ area: 'resources', id: ids[n % ids.length] ?? '' }) as const;
  const text = 'x'.repeat(counts.characters);
  const write = async (n: number) => {
    const body = { about: bookOf(n), text, date: addDays(today, -(n % 365)) };
    return (await person.call(notes.create, { body })).data.note._id;
  };
  for (let n = 0; n < counts.notes; n++) await write(n);
  for (let n = 0; n < counts.cards; n++) {
    await person.call(cards.create, { body: { front: text, back: text, about: bookOf(n) } });
  }

  const { costs, measure } = recordCosts(app);
  const [one = '', other = ''] = [await measure('create', () => write(0)), await write(1)];
  const update = (id: string, body: object) => person.call(notes.update, { params: { id }, body });
  const remove = () => person.call(notes.remove, { params: { id: other } });
  await measure('change the text', () => update(one, { text: 'y'.repeat(counts.characters) }));
  await measure('move', () => update(one, { about: bookOf(2) }));
  await measure('delete', remove);
  await measure('list of a resource', () => person.call(notes.list, { query: bookOf(0) }));
  const query = { area: 'skills', id: skill, include: 'resources' } as const;
  await measure('list of a skill and its resources', () => person.call(notes.list, { query }));
  await measure('list of all', () => person.call(notes.list, {}));
  const params = { weekStart: startOfWeek(today, defaultWeekStart) };
  await measure('review of a week', () => person.call(reviews.get, { params }));
  const book = bookOf(0).id;
  await measure('delete a resource with 20 notes', () =>
    person.call(resources.remove, { params: { id: book } }),
  );
  printCosts(
    `Notes: ${counts.notes} of ${counts.characters} characters, ${counts.cards} takeaways`,
    costs,
  );
};
