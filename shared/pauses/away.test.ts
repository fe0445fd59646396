import { expect, test } from 'vitest';
import { seenOn } from './away.ts';
import type { Pause } from './pauses.ts';

const nov = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
/** Last seen on 2 November. */
const away: Pause[] = [{ from: nov(3) }];

test.each<[string, readonly Pause[], string, readonly Pause[]]>([
  ['the first visit of all', [], nov(5), [{ from: nov(6) }]],
  ['a second visit on the same day', away, nov(2), away],
  ['a visit on the day before, after travelling west', away, nov(1), away],
  ['a visit on the next day', away, nov(3), [{ from: nov(4) }]],
  ['a visit after 13 days away', away, nov(16), [{ from: nov(17) }]],
  ['a visit after 14 days away', away, nov(17), [{ from: nov(3), to: nov(16) }, { from: nov(18) }]],
  [
    'a visit on the day after a long break',
    [{ from: '2026-09-01', to: '2026-09-20' }, { from: nov(3) }],
    nov(3),
    [{ from: '2026-09-01', to: '2026-09-20' }, { from: nov(4) }],
  ],
])('%s leaves the right days away', (_, before, today, after) => {
  expect(seenOn(before, today)).toEqual(after);
  expect(seenOn(after, today)).toEqual(after);
});
