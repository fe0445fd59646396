import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Resource } from '#shared/resources/model.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { aCard } from '../../domain/cards/card.fixture.ts';
import { TakeawayCard } from '../../features/cards/list/TakeawayCard.tsx';
import { TakeawayRow } from '../../features/cards/list/TakeawayRow.tsx';
import type { CardActions } from '../../features/cards/list/useCardActions.ts';
import { ResourceCard } from '../../features/resources/list/ResourceCard.tsx';
import { ResourceRow } from '../../features/resources/list/ResourceRow.tsx';
import { aResource } from '../../features/resources/resource.fixture.ts';
import { CardList } from '../../ui/list/CardList.tsx';
import { pressIn } from './listKeys.ts';

const [onProgress, onStatus, onDelete] = [vi.fn(), vi.fn(), vi.fn()];

test.each<[string, Partial<Resource>, number[], string[]]>([
  ['adds a step', { progress: 40 }, [50], []],
  ['adds the rest if it is less than a step', { progress: 95 }, [100], []],
  ['completes a resource with full progress', { progress: 100 }, [], ['Completed']],
  ['leaves a completed resource unchanged', { progress: 100, status: 'Completed' }, [], []],
])('the key x %s, on cards and in rows', async (_, given, progress, statuses) => {
  const props = { resource: aResource(given), onProgress, onStatus };
  for (const item of [
    <ResourceRow key="row" {...props} />,
    <ResourceCard key="card" {...props} isRunning={false} onDelete={onDelete} />,
  ]) {
    vi.clearAllMocks();
    const { unmount } = await renderSignedIn(
      <CardList label="Resources" items={[props.resource]} keyOf={({ _id }) => _id}>
        {() => item}
      </CardList>,
    );
    screen.getByRole('listitem').focus();
    pressIn('x');
    expect(onProgress.mock.calls).toEqual(
      progress.map((next) => [props.resource, { progress: next }]),
    );
    expect(onStatus.mock.calls).toEqual(statuses.map((next) => [props.resource, next]));
    unmount();
  }
});

test('the key e edits a takeaway, on cards and in rows', async () => {
  const card = aCard();
  const onEdit = vi.fn();
  const props = { card, owner: undefined, onEdit, actions: {} as CardActions };
  for (const item of [
    <TakeawayRow key="row" {...props} />,
    <TakeawayCard key="card" {...props} />,
  ]) {
    vi.clearAllMocks();
    const { unmount } = await renderSignedIn(
      <CardList label="Takeaways" items={[card]} keyOf={({ _id }) => _id}>
        {() => item}
      </CardList>,
    );
    screen.getByRole('listitem').focus();
    pressIn('e');
    expect(onEdit.mock.calls).toEqual([[card]]);
    unmount();
  }
});
