import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPerson } from './followPerson.ts';

const client = vi.hoisted(() => ({ refetchPerson: vi.fn() }));
vi.mock('../data/client/client.ts', () => client);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  client.refetchPerson.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('the settings are refetched when the page is shown again, at most once in five minutes', () => {
  followPerson();
  become('visible');
  expect(client.refetchPerson).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300_000);
  become('hidden');
  expect(client.refetchPerson).not.toHaveBeenCalled();
  become('visible');
  become('visible');
  expect(client.refetchPerson).toHaveBeenCalledTimes(1);
});

test.each([
  ['within five minutes of the last request sends no request', 299_999, 0],
  ['later sends a request', 300_000, 1],
  ['after the clock was set back sends a request', -1, 1],
])('a page that is loaded %s', (_, after, times) => {
  localStorage.setItem('cairn.person.renewed-at', String(Date.now() - after));
  followPerson();
  expect(client.refetchPerson).toHaveBeenCalledTimes(times);
});
