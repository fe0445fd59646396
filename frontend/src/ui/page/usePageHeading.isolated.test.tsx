import { screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { PageHeader } from './PageHeader.tsx';

const List = () => (
  <>
    <PageHeader title="List" />
    <Link to="/form">Add</Link>
  </>
);

const EmptyForm = () => {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Form" />
      <button type="button" onClick={() => navigate(-1)}>
        Cancel
      </button>
    </>
  );
};

const Pages = () => (useLocation().pathname === '/form' ? <EmptyForm /> : <List />);

const heading = (name: string) => screen.findByRole('heading', { name });

test('the heading of every page gets the focus when the page opens, except on the first page of a visit', async () => {
  const { user } = render(<Pages />);
  expect(await heading('List')).not.toHaveFocus();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Add' }));
  expect(await heading('Form')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await heading('List')).toHaveFocus();
  expect(document.title).toBe('List · Cairn');
});
