import { addDays } from '#shared/core/days.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { test, today } from '#testing/browser/person.ts';

const out = '/tmp/looks50u';

test('looks', async ({ page, person }) => {
  test.setTimeout(300_000);
  const { call } = person;
  const skill = (await call(skills.create, { body: { name: 'Rust', category: 'Programming Language' } })).data.skill._id;
  const make = async (body: object) => (await call(resources.create, { body: body as never })).data.resource;
  const course = await make({
    title: 'The complete Rust course: from the first line to production', type: 'Course', author: 'Maximilian Schwarzmüller',
    status: 'In Progress', priority: 'High', url: 'https://example.com/course', deadline: addDays(today(), 12), duration: 1200,
    tags: ['systems', 'backend'], relatedSkills: [skill],
    description: 'Ownership, borrowing, lifetimes, async and a small web service at the end.',
    notes: 'Ownership is about who frees the memory.\n\nSee https://doc.rust-lang.org/book/ch04-00-understanding-ownership.html for the diagrams.\n\n- Box, Rc, Arc\n- lifetimes are only names',
    parts: Array.from({ length: 40 }, (_, n) => ({ title: n === 14 ? 'Lesson 15: Traits, generics and everything that a person needs to know about dynamic dispatch' : `Lesson ${n + 1}: ${['Ownership', 'Borrowing', 'Structs', 'Enums', 'Modules'][n % 5]}`, minutes: 15 + (n % 4) * 10, url: n % 3 === 0 ? `https://example.com/lesson/${n}` : null, done: n < 12 })),
  });
  for (const [n, minutes] of [45, 90, 25, 60].entries()) {
    await call(resources.logTime, { params: { id: course._id }, body: { minutes, date: addDays(today(), -2 * n), skill: n === 2 ? undefined : skill, ...(n === 1 && { note: 'Two chapters about lifetimes' }) } as never });
  }
  const book = await make({ title: 'Crafting Interpreters', author: 'Robert Nystrom', status: 'In Progress', pages: 320, page: 140, duration: 600, deadline: addDays(today(), -2) });
  await call(resources.logTime, { params: { id: book._id }, body: { minutes: 45 } as never });
  const empty = await make({ title: 'Dune' });
  const again = await make({ title: 'Refactoring', author: 'Martin Fowler', pages: 420, notes: 'Small steps.' });
  for (const day of ['2025-03-01', '2026-02-10']) {
    await call(resources.update, { params: { id: again._id }, body: { status: 'Completed', startDate: day, completionDate: addDays(day, 40) } as never });
    await call(resources.again, { params: { id: again._id }, body: {} as never });
  }
  await call(resources.update, { params: { id: again._id }, body: { status: 'Completed' } });
  const ready = await make({ title: 'A short tutorial', type: 'Tutorial', status: 'In Progress', parts: [{ title: 'One', done: true }, { title: 'Two', done: true }] });
  const pages: [string, string][] = [['course', `/learning/${course._id}`], ['book', `/learning/${book._id}`], ['empty', `/learning/${empty._id}`], ['again', `/learning/${again._id}`], ['ready', `/learning/${ready._id}`], ['gone', '/learning/01JD0000000000000000000001'], ['planner', '/learning-planner'], ['rows', '/learning-planner?layout=compact'], ['form', '/learning/add']];
  for (const [name, path] of pages) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    if (name === 'form') await page.getByRole('button', { name: 'More options' }).click();
    if (name === 'course') await page.getByRole('list', { name: 'Readings and sessions' }).getByRole('listitem').first().waitFor();
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [390, 768, 1440]) {
        if (scheme === 'dark' && !['course', 'again'].includes(name)) continue;
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.screenshot({ path: `${out}/${name}-${scheme}-${width}.png`, fullPage: true });
      }
  }
});
