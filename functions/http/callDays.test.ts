import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { utcHeaders } from '../../testing/functions/calls.ts';
import { invoke, type Request } from '../../testing/functions/invoke.ts';
import { serveNotes } from '../../testing/functions/notes.ts';
import { accessToken, userId } from '../../testing/functions/tokens.ts';

const table = mockClient(DynamoDBDocumentClient);
const token = accessToken();

/** Half past midnight on New Year's Day in UTC. Further west it is still the day before. */
const now = new Date('2026-01-01T00:30:00Z');

beforeEach(() => {
  table.reset();
});

type Headers = Readonly<Record<string, string>>;

/** Returns the days that the handler gets for these headers and this profile. */
const daysOf = async (headers: Headers, kept: object = {}) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    table.on(GetCommand).resolves({ Item: { createdAt: now.toISOString(), ...kept } });
    const list = vi.fn(async () => ({ data: [] }));
    const request = { token: accessToken(), headers: { ...headers } };
    const response = await invoke(serveNotes({ list }), 'GET /api/notes', request);
    expect(response.status).toBe(200);
    const [[call]] = list.mock.calls as unknown as [[Record<string, unknown>]];
    const { timeZone, sentTimeZone, sentWeekStart, today, calendar } = call;
    const reads = table.commandCalls(GetCommand).length;
    return { timeZone, sentTimeZone, sentWeekStart, today, calendar, reads };
  } finally {
    vi.useRealTimers();
  }
};

describe('time zone', () => {
  test.each<[string | undefined, string | undefined, string, string]>([
    ['America/New_York', undefined, 'America/New_York', '2025-12-31'],
    ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Kiritimati', '2026-01-01'],
    ['Atlantis/Capital', 'America/New_York', 'America/New_York', '2025-12-31'],
    ['+05:00', undefined, 'UTC', '2026-01-01'],
    ['', 'America/New_York', 'America/New_York', '2025-12-31'],
    [undefined, 'America/New_York', 'America/New_York', '2025-12-31'],
    [undefined, 'Atlantis/Capital', 'UTC', '2026-01-01'],
    [undefined, undefined, 'UTC', '2026-01-01'],
  ])(
    'with %s in the request and %s in the profile it is %s, so today is %s',
    async (said, kept, timeZone, today) => {
      const { 'x-time-zone': _, ...others } = utcHeaders;
      const headers = { ...others, ...(said !== undefined && { 'x-time-zone': said }) };
      const isSaid = said === timeZone;
      expect(await daysOf(headers, kept === undefined ? {} : { timeZone: kept })).toEqual({
        timeZone,
        sentTimeZone: isSaid ? said : undefined,
        sentWeekStart: 0,
        today,
        calendar: { today, weekStartsOn: 0 },
        reads: isSaid ? 0 : 1,
      });
    },
  );
});

describe('starts of day and week', () => {
  type Case = [
    says: string,
    said: Headers,
    kept: object,
    today: string,
    weekStartsOn: number,
    reads: number,
  ];
  const none = { 'x-day-starts-at': '', 'x-week-starts-on': '' };
  const nightShift = { dayStartsAt: 4, weekStartsOn: 1 };
  test.each<Case>([
    ['both sent', { 'x-day-starts-at': '3', 'x-week-starts-on': '6' }, {}, '2025-12-31', 6, 0],
    [
      'both sent with other values than the stored ones',
      { 'x-day-starts-at': '0', 'x-week-starts-on': '0' },
      nightShift,
      '2026-01-01',
      0,
      0,
    ],
    ['both stored', none, nightShift, '2025-12-31', 1, 1],
    ['neither sent nor stored', none, {}, '2026-01-01', 0, 1],
    ['only the day sent', { ...none, 'x-day-starts-at': '0' }, nightShift, '2026-01-01', 1, 1],
    ['only the week sent', { ...none, 'x-week-starts-on': '6' }, nightShift, '2025-12-31', 6, 1],
    ['the hour 7', { 'x-day-starts-at': '7' }, nightShift, '2025-12-31', 0, 1],
    ['the hour -1', { 'x-day-starts-at': '-1' }, {}, '2026-01-01', 0, 1],
    ['the hour 3.0', { 'x-day-starts-at': '3.0' }, {}, '2026-01-01', 0, 1],
    ['the hour 3, 3', { 'x-day-starts-at': '3, 3' }, {}, '2026-01-01', 0, 1],
    ['the weekday 2', { 'x-week-starts-on': '2' }, nightShift, '2026-01-01', 1, 1],
    ['the weekday Monday', { 'x-week-starts-on': 'Monday' }, {}, '2026-01-01', 0, 1],
  ])('are right for a call with %s', async (_, said, kept, today, weekStartsOn, reads) => {
    expect(await daysOf({ ...utcHeaders, ...said }, kept)).toMatchObject({
      today,
      calendar: { today, weekStartsOn },
      reads,
    });
  });
});

test.each([
  ['6', 6],
  ['0', 0],
  ['', undefined],
  ['2', undefined],
])('the sent start of weeks %j is %s, whatever is stored', async (sent, expected) => {
  const { sentWeekStart } = await daysOf(
    { ...utcHeaders, 'x-week-starts-on': sent },
    { weekStartsOn: 1 },
  );
  expect(sentWeekStart).toBe(expected);
});

test.each<[string, string]>([
  ['2025-12-24', '2025-12-24'],
  ['1970-01-01', '1970-01-01'],
  ['2025-12-31', '2025-12-31'],
  // A day after the current day is ignored, and so is an invalid day.
  ['2026-01-01', '2025-12-31'],
  ['2025-02-30', '2025-12-31'],
  ['yesterday', '2025-12-31'],
  ['', '2025-12-31'],
])('a change with X-Today %j counts on %s', async (made, day) => {
  const headers = { ...utcHeaders, 'x-day-starts-at': '1', 'x-today': made };
  expect(await daysOf(headers)).toMatchObject({ today: day, calendar: { today: day } });
});

test('without settings in its headers, a call looks for the profile once, and succeeds if there is none', async () => {
  table.on(GetCommand).resolves({});
  expect(await invoke(serveNotes(), 'GET /api/notes', { token })).toMatchObject({ status: 200 });
  expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, {
    TableName: 'cairn-test',
    Key: { pk: `USER#${userId}`, sk: 'PROFILE' },
  });
});

test.each<[string, string, Request]>([
  ['a public route', 'POST /api/auth/visit', {}],
  ['a malformed id', 'GET /api/notes/{id}', { token, params: { id: 'x' } }],
  ['a refused body', 'POST /api/notes', { token, body: {} }],
  ['a refused query', 'GET /api/notes', { token, query: { from: 'x' } }],
])('%s reads no profile', async (_, routeKey, request) => {
  await invoke(serveNotes(), routeKey, request);
  expect(table).not.toHaveReceivedAnyCommand();
});
