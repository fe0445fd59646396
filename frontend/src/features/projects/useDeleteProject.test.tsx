import '../../areaData.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notes } from '#shared/notes/routes.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { aProject } from './project.fixture.ts';
import { useDeleteProject } from './useDeleteProject.ts';

const DeleteButton = ({ beforeDeletion }: { readonly beforeDeletion: () => void }) => {
  const onDelete = useDeleteProject(beforeDeletion);
  return (
    <button type="button" onClick={() => onDelete(aProject())}>
      Delete Kite
    </button>
  );
};

test('a project is deleted only after its page was left', async () => {
  respond([notes.list, { body: { data: { notes: [] } } }]);
  let pendingBefore: number | undefined;
  const beforeDeletion = () => {
    pendingBefore = outbox.pending().length;
  };
  const { user, outbox } = await renderSignedIn(<DeleteButton beforeDeletion={beforeDeletion} />);
  await user.click(screen.getByRole('button', { name: 'Delete Kite' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await expect.poll(() => outbox.pending()).toMatchObject([{ success: 'Deleted!' }]);
  expect(pendingBefore).toBe(0);
});
