import { expect, test, vi } from 'vitest';
import { followPerson } from './followPerson.ts';

const client = vi.hoisted(() => ({ refetchPerson: vi.fn() }));
vi.mock('../data/client/client.ts', () => client);

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the settings are refetched when the page is shown again, at most once a minute', () => {
  vi.useFakeTimers();
  followPerson();
  become('visible');
  expect(client.refetchPerson).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300_000);
  become('hidden');
  expect(client.refetchPerson).not.toHaveBeenCalled();
  become('visible');
  become('visible');
  expect(client.refetchPerson).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
