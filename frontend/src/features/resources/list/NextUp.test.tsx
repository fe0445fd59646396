import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { render } from '#testing/components/render.tsx';
import { aResource } from '../resource.fixture.ts';
import { NextUp } from './NextUp.tsx';

const next = aResource({ title: 'SICP' });
const later = aResource({ title: 'Dune', _id: '01JD0000000000000000000002' });

test('the button starts the first resource in the person’s order', async () => {
  const started: unknown[] = [];
  const onStatus = ({ title }: Resource, status: string) => void started.push([title, status]);
  const { user } = render(<NextUp list={[later, next]} onStatus={onStatus} />);
  expect(screen.getByRole('region', { name: 'Next up' })).toHaveTextContent('SICP');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Start SICP' }));
  expect(started).toEqual([['SICP', 'In Progress']]);
});

test.each<[string, Resource[]]>([
  ['a resource is in progress', [next, { ...later, status: 'In Progress' }]],
  [
    'all resources are done or on hold',
    [
      { ...next, status: 'Completed' },
      { ...later, status: 'On Hold' },
    ],
  ],
  ['there are no resources', []],
])('nothing is next up if %s', (_, list) => {
  render(<NextUp list={list} onStatus={() => undefined} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the heading takes the focus if the started resource is hidden', async () => {
  const Page = () => {
    const [list, setList] = useState([next]);
    return (
      <>
        <h1 tabIndex={-1}>Planner</h1>
        <NextUp list={list} onStatus={() => setList([])} />
      </>
    );
  };
  const { user } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Start SICP' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
