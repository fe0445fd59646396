import '../resources/edits.ts';
import '../rows/skills.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { useLogResourceTime } from '../../features/resources/list/useLogResourceTime.ts';
import { aResource } from '../../features/resources/resource.fixture.ts';

const LogResourceTime = ({ resource }: { readonly resource: Resource }) => {
  const { open, dialog } = useLogResourceTime(resource);
  return (
    <>
      <button type="button" onClick={open}>
        Log time for {resource.title}
      </button>
      {dialog}
    </>
  );
};

const aPart = {
  _id: '01JD00000000000000000000P1',
  title: 'One',
  minutes: null,
  url: null,
  done: false,
  doneOn: null,
};
const rust = { _id: '01JD0000000000000000000001', name: 'Rust' };
const go = { _id: '01JD0000000000000000000002', name: 'Go' };

beforeEach(() => localStorage.clear());

const open = async (given: Parameters<typeof aResource>[0] = {}) => {
  respond();
  const shown = await renderSignedIn(<LogResourceTime resource={aResource(given)} />);
  const press = () =>
    shown.user.click(screen.getByRole('button', { name: 'Log time for Crafting Interpreters' }));
  await press();
  await screen.findByRole('dialog', { name: 'Log time for Crafting Interpreters' });
  return { ...shown, press };
};
const submit = () => screen.getByRole('button', { name: 'Log time' });

test('logs minutes for one of several skills, with a note and the progress', async () => {
  const { user, outbox } = await open({ relatedSkills: [rust, go], progress: 20 });
  expect(screen.getByLabelText('Counts for')).toHaveValue(rust._id);
  await expectAccessible();
  await user.type(screen.getByLabelText(/^How long/), '1h 30m');
  await user.selectOptions(screen.getByLabelText('Counts for'), 'Go');
  await user.clear(screen.getByLabelText('Progress'));
  await user.type(screen.getByLabelText('Progress'), '35');
  await user.type(screen.getByLabelText('Note'), 'Two chapters');
  await user.click(submit());
  const [change] = outbox.pending();
  expect(change).toMatchObject({
    route: 'POST /api/resources/{id}/time',
    label: 'Crafting Interpreters: 1 h 30 min logged',
    request: { body: { minutes: 90, skill: go._id, progress: 35, note: 'Two chapters' } },
  });
});

test('the skill that was chosen last is preset', async () => {
  const { user, press } = await open({ relatedSkills: [rust, go] });
  await user.type(screen.getByLabelText(/^How long/), '5');
  await user.selectOptions(screen.getByLabelText('Counts for'), 'No skill');
  await user.click(submit());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press();
  expect(await screen.findByLabelText('Counts for')).toHaveValue('none');
});

test.each([
  [[rust], 'It counts for Rust.'],
  [[], 'It counts in your total hours, but for no skill, because there is no related skill.'],
])('with the skills %j, a sentence replaces the choice', async (relatedSkills, says) => {
  const { user, outbox } = await open({ relatedSkills });
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryByLabelText('Counts for')).toBeNull();
  await user.type(screen.getByLabelText(/^How long/), '5');
  await user.click(submit());
  const body = { minutes: 5, ...(relatedSkills[0] && { skill: rust._id }) };
  expect(outbox.pending()[0]?.request.body).toMatchObject(body);
});

test('a completed resource is not asked for its progress', async () => {
  await open({ status: 'Completed', progress: 100 });
  expect(screen.queryByLabelText('Progress')).toBeNull();
});

describe('the page in the dialog', () => {
  const paged = { pages: 320, page: 64, progress: 20 };

  test('replaces the progress for a resource with pages', async () => {
    const { user, outbox } = await open(paged);
    expect(screen.queryByLabelText('Progress')).toBeNull();
    const page = screen.getByRole('textbox', { name: 'Page' });
    expect(page).toHaveValue('64');
    expect(page).toHaveAccessibleDescription('Of 320 pages.');
    await expectAccessible();
    await user.type(screen.getByLabelText(/^How long/), '30');
    await user.clear(page);
    await user.type(page, '321');
    await user.click(submit());
    expect(page).toHaveAccessibleDescription(/Page must be a whole number from 0 to 320/);
    expect(outbox.pending()).toEqual([]);
    await user.clear(page);
    await user.type(page, '72');
    await user.click(submit());
    const [change] = outbox.pending();
    expect(change?.request.body).toMatchObject({ minutes: 30, page: 72 });
    expect(change?.request.body).not.toHaveProperty('progress');
  });

  test('is not sent if it stays the same', async () => {
    const { user, outbox } = await open(paged);
    await user.type(screen.getByLabelText(/^How long/), '30');
    await user.click(submit());
    expect(outbox.pending()[0]?.request.body).not.toHaveProperty('page');
  });

  test.each([
    ['completed', { ...paged, status: 'Completed', progress: 100, progressBefore: 20 } as const],
    ['divided into parts', { parts: [aPart] }],
  ])('and the progress are not asked for, if the resource is %s', async (_, given) => {
    await open(given);
    expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull();
    expect(screen.queryByLabelText('Progress')).toBeNull();
  });
});

test('nothing is sent without minutes', async () => {
  const { user, outbox } = await open();
  await user.click(submit());
  expect(screen.getByLabelText(/^How long/)).toHaveAccessibleDescription(/whole number from 1/);
  expect(outbox.pending()).toEqual([]);
});
