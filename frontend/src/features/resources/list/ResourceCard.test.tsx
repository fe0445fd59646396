import '../../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { expectAccessible } from '#testing/components/expectAccessible.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { paths } from '../../../paths.ts';
import { aPart, aResource } from '../resource.fixture.ts';
import { ResourceCard } from './ResourceCard.tsx';

const open = async (given: Partial<Resource>) => {
  respond();
  const resource = aResource({ title: 'Rust', ...given });
  const onProgress = vi.fn();
  const ignore = () => undefined;
  const rendered = await renderSignedIn(
    <ResourceCard
      resource={resource}
      isRunning={false}
      onStatus={ignore}
      onProgress={onProgress}
      onDelete={ignore}
    />,
  );
  return { ...rendered, resource, onProgress };
};

test('the title links to the resource’s page', async () => {
  const { resource } = await open({});
  expect(screen.getByRole('link', { name: 'Rust' })).toHaveAttribute(
    'href',
    paths.resource(resource._id),
  );
});

test('a resource with parts shows how many are done, and links to the page that lists them', async () => {
  const { resource } = await open({
    parts: [aPart('A', { done: true }), aPart('B')],
    progress: 50,
  });
  expect(screen.getByText('1 of 2 parts')).toBeVisible();
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Show parts of Rust' })).toHaveAttribute(
    'href',
    paths.resource(resource._id),
  );
  await expectAccessible();
});

test('a resource whose parts are all done can be completed', async () => {
  await open({ parts: [aPart('A', { done: true })], progress: 100 });
  expect(screen.getByRole('button', { name: 'Mark as completed: Rust' })).toBeVisible();
});

test('a step of a book with pages moves its page', async () => {
  const { user, resource, onProgress } = await open({ pages: 320, page: 140, progress: 43 });
  expect(screen.getByRole('textbox', { name: 'Page of Rust' })).toHaveValue('140');
  expect(screen.getByText('43%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '10% more of Rust' }));
  expect(onProgress).toHaveBeenLastCalledWith(resource, { page: 172 });
});

test('a completed book is at its end', async () => {
  await open({ status: 'Completed', pages: 320, page: 140, progress: 100 });
  expect(screen.getByText('page 320 of 320')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
