import '../../areaData.ts';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { routeKey } from '#shared/calls/route.ts';
import { cards } from '#shared/cards/routes.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { areas } from '../../areas.ts';
import { fetchedOf } from '../../data/cache/areaCache.ts';
import { isSparing } from '../../data/client/connection.ts';
import { places } from '../navLinks.ts';
import { cacheKeyOf, nextAhead, takeawaysAhead } from './ahead.ts';
import { FetchAhead } from './FetchAhead.tsx';

const lists = [...places.map(({ list }) => list), takeawaysAhead];
const [first, second, ...rest] = lists.map(cacheKeyOf);
const hour = 3_600_000;

describe('the next list to fetch ahead', () => {
  const next = (received: Readonly<Record<string, number>>, tried: readonly string[] = []) => {
    const found = nextAhead(lists, (key) => received[key], new Set(tried), 10 * hour);
    return found && cacheKeyOf(found);
  };
  const all = Object.fromEntries(lists.map((list) => [cacheKeyOf(list), 10 * hour]));

  test.each([
    ['is the first if nothing is cached', {}, [], first],
    ['is not a list that is fresh', { [String(first)]: 9 * hour }, [], second],
    ['is a list older than an hour', { ...all, [String(second)]: 9 * hour - 1 }, [], second],
    ['is not a list that failed before', {}, [String(first)], second],
    ['is none if all are cached', all, [], undefined],
    ['is none if all failed', {}, Object.keys(all), undefined],
  ])('%s', (_, received, tried, expected) => {
    expect(next(received, tried)).toBe(expected);
  });

  test('can be the list of any area', () => {
    for (const { list } of areas) expect([first, second, ...rest]).toContain(cacheKeyOf(list));
  });
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('nothing is fetched ahead over a connection %j: %s', (connection, expected) => {
  expect(isSparing(connection)).toBe(expected);
});

describe('a page without pending requests', () => {
  afterEach(() => void vi.useRealTimers());

  /** Waits in steps, because React draws nothing until an `act` ends. */
  const wait = async (seconds: number) => {
    for (let n = 0; n < seconds; n += 0.5) await act(() => vi.advanceTimersByTimeAsync(500));
  };
  const answer = (data: unknown, status = 200) => ({ status, body: { data } });

  /** Opens the app, and returns the requested paths in order. */
  const open = async (person: string, connection?: object) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const received = respond(
      [analytics.dashboard, answer({}, 500)],
      [habits.facts, answer({ habits: [] })],
      [skills.list, answer({ skills: [] })],
      [resources.list, answer({ resources: [] })],
      [projects.list, answer({ projects: [] })],
      [assessments.list, answer({ assessments: [] })],
      [cards.list, answer({ cards: [] })],
      [cards.due, answer({ cards: [], more: 0 })],
      [analytics.skillHeatmap, answer([])],
    );
    Object.assign(navigator, { connection });
    onTestFinished(() => void Object.assign(navigator, { connection: undefined }));
    const rendered = await renderSignedIn(<FetchAhead />, { _id: person });
    return { ...rendered, asked: () => received.map(({ call }) => call) };
  };

  test('fetches each list once, one after another, and goes on after a list that fails', async () => {
    const { asked, cache } = await open('quiet');
    expect(asked()).toEqual([]);
    await wait(2.5);
    expect(asked()).toEqual([routeKey(analytics.dashboard)]);
    await wait(40);
    expect(asked()).toEqual(lists.map((list) => routeKey((fetchedOf(list)?.facts ?? list).route)));
    const held = lists.filter((list) => cache.receivedAt(cacheKeyOf(list)) !== undefined);
    expect(held).toEqual(lists.slice(1));
    // No error is cached. If the person opens the page later, it fetches again and reports its own failure.
    expect(lists.flatMap((list) => cache.get(cacheKeyOf(list))?.error ?? [])).toEqual([]);
  });

  test('fetches nothing while the browser’s data saver is on', async () => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    const { asked } = await open('sparing', connection);
    await wait(40);
    expect(asked()).toEqual([]);
    act(() => {
      connection.saveData = false;
      connection.dispatchEvent(new Event('change'));
    });
    await wait(40);
    expect(asked()).toHaveLength(lists.length);
  });

  test('fetches nothing while offline, and begins once the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked } = await open('offline');
    await wait(40);
    expect(asked()).toEqual([]);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(40);
    expect(asked()).toHaveLength(lists.length);
  });
});
