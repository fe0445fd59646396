import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { ada, renderSignedIn } from '#testing/components/render.tsx';
import { drafts } from '../../../forms/drafts.ts';
import { ResourceFormPage } from './ResourceFormPage.tsx';
import { formValues } from './resourceForm.ts';

beforeEach(() => sessionStorage.clear());

const openAt = (search: string) => {
  history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `/learning/add${search}`);
  return renderSignedIn(<ResourceFormPage />);
};
const field = (name: string) => screen.getByRole('textbox', { name });
const link = 'https://example.org/learn-rust.html';
const shared = `?url=${encodeURIComponent(link)}&text=A%20book`;

test('a shared link fills the form, and only Save saves it', async () => {
  const { user, outbox } = await openAt(shared);
  expect(field('Title')).toHaveValue('learn rust');
  expect(field('URL')).toHaveValue(link);
  expect(field('Description')).toHaveValue('A book');
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Article');
  expect(drafts.has({ person: ada._id, form: 'resource' })).toBe(false);
  expect(outbox.pending()).toEqual([]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add Resource' }));
  await waitFor(() => expect(outbox.pending()).toHaveLength(1));
  const body = { title: 'learn rust', url: link, type: 'Article', description: 'A book' };
  expect(outbox.pending()[0]?.request).toMatchObject({ body });
});

test('a link that is not a web address is left out, and a sentence says so', async () => {
  await openAt('?title=Rust&url=javascript%3Aalert(1)');
  expect(field('Title')).toHaveValue('Rust');
  expect(field('URL')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('The link is left out.');
});

test('a draft is shown, and a line offers the shared link instead', async () => {
  const draft = { ...formValues(), title: 'Dune' };
  drafts.write({ person: ada._id, form: 'resource' }, draft);
  const { user } = await openAt(shared);
  expect(field('Title')).toHaveValue('Dune');
  expect(field('URL')).toHaveValue('');
  const offer = 'Draft restored. “learn rust” was shared meanwhile.';
  expect(screen.getByRole('status')).toHaveTextContent(offer);
  await user.click(screen.getByRole('button', { name: 'Use the link instead' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(field('Title')).toHaveValue('learn rust'));
  expect(field('Description')).toHaveValue('A book');
  expect(field('URL')).toHaveValue(link);
});

test('a draft that already has the shared link is shown without an offer of the link', async () => {
  const draft = { ...formValues(), title: 'Rust, slowly', url: link };
  drafts.write({ person: ada._id, form: 'resource' }, draft);
  await openAt(shared);
  expect(field('Title')).toHaveValue('Rust, slowly');
  expect(screen.getByRole('status')).not.toHaveTextContent('meanwhile');
});

test('an address pasted over the whole title fills the form, and a chosen type stays', async () => {
  const { user } = await openAt('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Course');
  await user.type(field('Title'), 'Rust');
  const paste = () => fireEvent.paste(field('Title'), { clipboardData: { getData: () => link } });
  paste();
  expect(field('Title')).toHaveValue('Rust');
  (field('Title') as HTMLInputElement).select();
  paste();
  expect(field('Title')).toHaveValue('learn rust');
  expect(field('URL')).toHaveValue(link);
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('Course');
});

test('the help has a bookmark to copy', async () => {
  const { user } = await openAt('');
  await user.click(screen.getByRole('button', { name: 'Add from any page' }));
  const bookmark = (field('Address of the bookmark') as HTMLInputElement).value;
  expect(bookmark).toContain(`${location.origin}/learning/add?url=`);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(bookmark);
});
