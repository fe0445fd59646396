import { expect, test } from 'vitest';
import type { Label } from '#shared/core/fieldReasons.ts';
import type { Params, Reason } from '#shared/core/reasons.ts';
import { type Reasons, reasons } from '#shared/reasons.ts';
import { sentenceOf } from './reasons.ts';

/** What needs no parameter but the label of a field. */
type Plain = {
  [Code in keyof Reasons]: { label: Label } extends Reasons[Code] ? Code : never;
}[keyof Reasons];

type Samples = { readonly [Code in Exclude<keyof Reasons, Plain>]: readonly Reasons[Code][] };

const units = ['day', 'weekday', 'weekendDay', 'time', 'week', 'month'] as const;
const named = [{ label: 'Areas for improvement' }, { label: 'days' }] as const;
const most = [{ max: 1 }, { max: 30 }];
const waits = [1, 59, 60, 61, 3_000].map((seconds) => ({ seconds }));
const days = { day: '2026-11-05', last: '2027-11-06', start: '2026-01-02' };

const singles = (['kept', 'missed'] as const).flatMap((outcome) =>
  (['first', 'last'] as const).flatMap((place) => units.map((unit) => ({ outcome, place, unit }))),
);
const several = units.map((unit) => ({ kept: 20, counted: 24, unit }));
const misses = (['today', 'tomorrow', 'later', 'week', 'month'] as const).map((miss) => ({
  miss,
  after: 88,
}));
const tooLow = { percent: 40, needed: 75 };
const left = [
  { missing: 2, unit: 'week', last: '2026-11-07' },
  { missing: 1, unit: 'month', last: '2026-11-30' },
] as const;
const off = (['pause', 'vacation'] as const).flatMap((thing) =>
  ['2026-12-01', '2026-12-09', '' as const].map((to) => ({ thing, from: '2026-12-01', to })),
);

/** Every branch of the other sentences. */
const samples: Samples = {
  passwordTooShort: [{ min: 8 }],
  oneOf: named.map((of) => ({ ...of, values: 'daily, weekdays' })),
  wholeNumber: named.map((of) => ({ ...of, min: -3_600, max: 3_650 })),
  range: named.map((of) => ({ ...of, min: 0.01, max: 1_000_000 })),
  moreThan: named.map((of) => ({ ...of, min: 0 })),
  atMost: named.map((of) => ({ ...of, max: 24 })),
  tooLong: named.map((of) => ({ ...of, max: 2_000 })),
  tooManyItems: named.map((of) => ({ ...of, max: 30 })),
  nothingSent: [{ fields: 'completed, note' }],
  unknownField: [{ name: 'nmae' }],
  other: [{ english: 'Invalid input' }],
  notFound: (
    [
      ...(['item', 'habit', 'skill', 'activity', 'resource', 'project', 'goal'] as const),
      ...(['learningOutcome', 'challenge', 'assessment', 'accessToken'] as const),
    ] as const
  ).map((thing) => ({ thing })),
  methodNotAllowed: [{ method: 'PUT' }],
  bodyTooLarge: [{ kilobytes: 100 }],
  diskFull: [{ folder: '/data' }],
  tokenEnded: [days],
  tokenLacksScope: [
    { permission: 'read', area: 'habits' },
    { permission: 'write', area: 'skills' },
  ],
  tooManyAttempts: waits,
  tooManyTokenCalls: waits,
  tooMany: (['habits', 'skills', 'resources', 'projects', 'assessments'] as const).map(
    (things) => ({ max: 10_000, things }),
  ),
  accountFull: [{ megabytes: 8 }],
  dayInFuture: [days],
  instantInFuture: [{ instant: '2026-11-05T00:00:00.000Z' }],
  tooManyTokens: most,
  firstUnitOpen: units.map((unit) => ({ unit })),
  nothingDue: [{ days: 28 }],
  nothingDueNextMiss: misses.map((miss) => ({ days: 28, ...miss })),
  singleUnit: singles,
  singleUnitNextMiss: misses.flatMap((miss) => singles.map((one) => ({ ...one, ...miss }))),
  singleUnitRate: singles.map((one) => ({ ...one, percent: 100 })),
  singleUnitTooLow: singles.map((one) => ({ ...one, ...tooLow })),
  lastUnits: several,
  lastUnitsNextMiss: misses.flatMap((miss) => several.map((all) => ({ ...all, ...miss }))),
  lastUnitsRate: several.map((all) => ({ ...all, percent: 83 })),
  lastUnitsTooLow: several.map((all) => ({ ...all, ...tooLow })),
  lastTwoMissed: units.map((unit) => ({ unit })),
  moreBy: left,
  moreByCanRest: left,
  moreByNeeded: left,
  lastChance: left,
  daysOff: off,
  daysOffJoined: off,
  offEndsBeforeItBegins: [{ from: '2026-12-01' }],
  tooManyPauses: most,
  tooManySchedules: most,
  tooManyTargets: most,
  changeTooFarAhead: [days],
  changeBeforeStart: [days],
  countOfOther: [{ frequency: 'daily' }],
  fieldOfOtherKind: [{ kind: 'check', field: 'unit' }],
  notInYear: [{ day: '2026-11-05', year: 2025 }],
  tooManyNoteYears: most,
  tooManyInProject: (['goals', 'learningOutcomes', 'challenges'] as const).map((list) => ({
    max: 200,
    list,
  })),
  durationOfType: [{ type: 'Hours logged' }],
  fewWeeks: [0, 1, 7].map((weeks) => ({ needed: 8, weeks })),
  fewActiveWeeks: [0, 1, 3].map((weeks) => ({ needed: 4, weeks })),
  tooManyActivities: [{ max: 20_000 }],
  finishFarAhead: [{ years: 5 }],
  startedTooLongAgo: [{ hours: 24 }],
  tooManyTimers: most,
  deviceKey: [{ bytes: 65 }],
  tooManyDevices: most,
  tooManyTimerPauses: most,
};

const codes = Object.keys(reasons) as (keyof Reasons)[];

const said = (code: keyof Reasons): Reason[] => {
  const give = reasons[code] as (params: Params) => Reason;
  return (code in samples ? samples[code as keyof Samples] : named).map(give);
};

test.each(codes)('%s is the API’s own sentence in English', (code) => {
  const all = said(code);
  expect(all.map(sentenceOf)).toEqual(all.map(({ message }) => message));
  expect(all.map(({ reason }) => reason)).toEqual(all.map(() => code));
});

test.each([
  ['of a newer server', { reason: 'somethingNew', params: {} }],
  ['that is the name of something else', { reason: 'constructor', params: {} }],
  ['of an older server: none', {}],
])('a reason %s: the message', (_, why) => {
  expect(sentenceOf({ message: 'As it is.', ...why })).toBe('As it is.');
});

test('a field of a newer server has its English name', () => {
  const newer = { reason: 'required', params: { label: 'Mood' }, message: 'Mood is required' };
  expect(sentenceOf(newer)).toBe('Mood is required');
});
