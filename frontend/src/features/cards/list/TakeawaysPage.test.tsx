import '../../../areaData.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aCard } from '../../../domain/cards/card.fixture.ts';
import { aSkill } from '../../skills/skill.fixture.ts';
import { TakeawaysPage } from './TakeawaysPage.tsx';

const today = todayIn(Date.now(), 'Etc/UTC');
const rust = { area: 'skills', id: '01JD0000000000000000000001' } as const;
const reviewed = (due: string) => ({
  due,
  memory: { stability: 3, difficulty: 5, reviewedOn: addDays(today, -3) },
});
const cardOf = (n: number, given: Partial<Card> = {}) =>
  aCard({ _id: `01JD00000000000000000000A${n}`, front: `Front ${n}`, back: `Back ${n}`, ...given });
const some = [
  cardOf(1, { about: rust }),
  cardOf(2, reviewed(today)),
  cardOf(3, reviewed(addDays(today, 2))),
  cardOf(4, { ...reviewed(today), suspended: true }),
];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', '/takeaways/all');
});

const open = async (all: readonly Card[] = some) => {
  respond(
    [cards.list, { body: { data: { cards: all } } }],
    [cards.due, { body: { data: { cards: all.slice(0, 2), more: 0 } } }],
    [resources.list, { body: { data: { resources: [] } } }],
    [projects.list, { body: { data: { projects: [] } } }],
    [skills.list, { body: { data: { skills: [aSkill({ _id: rust.id, name: 'Rust' })] } } }],
  );
  const shown = await renderSignedIn(<TakeawaysPage />, { _id: `person ${Math.random()}` });
  await screen.findAllByRole('heading', { level: 2 });
  const sent = () =>
    shown.outbox.pending().map(({ route, request }) => [route, request.params?.id, request.body]);
  return { ...shown, sent };
};
const names = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const cardNamed = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement);

test('the newest takeaway comes first, and each says when it returns and what it is about', async () => {
  await open();
  expect(names()).toEqual(['Front 4', 'Front 3', 'Front 2', 'Front 1']);
  expect(cardNamed('Front 1').getByText('new')).toBeVisible();
  expect(cardNamed('Front 1').getByRole('link', { name: 'Rust' })).toBeVisible();
  expect(cardNamed('Front 2').getByText('due')).toBeVisible();
  expect(cardNamed('Front 3').getByText(/^in\s2\sdays$/)).toBeVisible();
  expect(cardNamed('Front 4').getByText('suspended')).toBeVisible();
  const today = screen.getByText('Today', { selector: 'dt' });
  await waitFor(() => expect(today.nextElementSibling).toHaveTextContent('2'));
  await expectAccessible();
});

test.each([
  ['Due', ['Front 2']],
  ['New', ['Front 1']],
  ['Suspended', ['Front 4']],
])('the filter %s shows %j', async (filter, shown) => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), filter);
  expect(names()).toEqual(shown);
});

test('while several takeaways are being chosen, pressing the title of a row chooses it', async () => {
  const { user } = await open(
    Array.from({ length: 30 }, (_, n) => cardOf(n, { _id: `01JD${String(n).padStart(22, '0')}` })),
  );
  await user.click(screen.getByRole('button', { name: 'Layout' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Layout' }), 'Compact');
  await user.click(screen.getByRole('button', { name: 'Choose several' }));
  await user.click(screen.getByRole('button', { name: 'Front 2' }));
  expect(screen.getByRole('checkbox', { name: 'Choose Front 2' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Front 2' }));
  expect(screen.getByRole('checkbox', { name: 'Choose Front 2' })).not.toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a takeaway is suspended with Undo, and deleted with Undo', async () => {
  const { user, sent, outbox } = await open();
  await user.click(cardNamed('Front 2').getByRole('button', { name: 'More for Front 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend' }));
  expect(sent()).toEqual([['PATCH /api/cards/{id}', cardOf(2)._id, { suspended: true }]]);
  expect(cardNamed('Front 2').getByText('suspended')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(cardNamed('Front 2').getByText('due')).toBeVisible();

  await user.click(cardNamed('Front 3').getByRole('button', { name: 'Delete Front 3' }));
  expect(names()).toEqual(['Front 4', 'Front 2', 'Front 1']);
  expect(outbox.pending().at(-1)?.heldUntil).toBeDefined();
  await user.keyboard('u');
  expect(names()).toHaveLength(4);
});

describe('several takeaways', () => {
  const choose = async () => {
    const shown = await open();
    const { user } = shown;
    await user.click(screen.getByRole('button', { name: 'Choose several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Front 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Front 3' }));
    const bar = within(screen.getByRole('group', { name: 'Several takeaways' }));
    expect(bar.getByText('2 chosen')).toBeVisible();
    return { ...shown, bar };
  };

  test('are suspended with one Undo', async () => {
    const { user, sent, bar } = await choose();
    await expectAccessible();
    await user.click(bar.getByRole('button', { name: 'Suspend' }));
    expect(sent().map(([, id]) => id)).toEqual([cardOf(3)._id, cardOf(1)._id]);
    expect(bar.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await user.keyboard('u');
    expect(cardNamed('Front 1').getByText('new')).toBeVisible();
    expect(cardNamed('Front 3').getByText(/^in\s2/)).toBeVisible();
  });

  test('are deleted after a question that counts them', async () => {
    const { user, sent, bar } = await choose();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete takeaways?' });
    expect(dialog).toHaveTextContent('2 takeaways will be removed, with their answers.');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(names()).toEqual(['Front 4', 'Front 2']));
    expect(sent().map(([route]) => route)).toEqual(Array(2).fill('DELETE /api/cards/{id}'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('count as chosen only while the filter shows them', async () => {
    const { user, bar } = await choose();
    await user.click(bar.getByRole('button', { name: 'Choose all' }));
    expect(bar.getByText('4 chosen')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Due');
    expect(bar.getByText('1 chosen')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Choose none' }));
    expect(bar.getByText('None chosen')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});

test('a takeaway is added in a dialog', async () => {
  const { user, sent } = await open([]);
  expect(names()).toEqual(['No takeaways found']);
  await user.click(screen.getByRole('button', { name: 'Add takeaway' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New takeaway' }));
  await user.click(dialog.getByRole('button', { name: 'Add takeaway' }));
  expect(dialog.getByRole('textbox', { name: 'Front' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Front' }), 'Why?');
  await user.type(dialog.getByRole('textbox', { name: 'Back' }), 'Because');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'About' }), 'Rust');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Add takeaway' }));
  expect(sent()[0]?.[2]).toMatchObject({ front: 'Why?', back: 'Because', about: rust });
});

test('an edited takeaway sends what changed, and null for what was cleared', async () => {
  const { user, sent } = await open();
  await user.click(cardNamed('Front 1').getByRole('button', { name: 'Edit Front 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit takeaway' }));
  expect(dialog.getByRole('combobox', { name: 'About' })).toHaveDisplayValue('Rust');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'About' }),
    'Nothing in particular',
  );
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(sent()).toEqual([['PATCH /api/cards/{id}', cardOf(1)._id, { about: null }]]);
});

test('a link from another page can open the form', async () => {
  history.replaceState(null, '', '/takeaways/all?open=add');
  await open();
  expect(await screen.findByRole('dialog', { name: 'New takeaway' })).toBeVisible();
  expect(location.search).not.toContain('open');
});
