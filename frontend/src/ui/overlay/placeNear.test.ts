import { expect, test } from 'vitest';
import { placeNear } from './placeNear.ts';

const bubble = { left: 0, top: 0, width: 100, height: 40 };

test.each([
  ['centred above', { left: 200, top: 200, width: 60, height: 24 }, { left: 180, top: 154 }],
  ['below at the top', { left: 200, top: 20, width: 60, height: 24 }, { left: 180, top: 50 }],
  ['kept in at the left', { left: 0, top: 200, width: 60, height: 24 }, { left: 8, top: 154 }],
  ['kept in at the right', { left: 330, top: 200, width: 60, height: 24 }, { left: 282, top: 154 }],
])('%s', (_, anchor, place) => {
  expect(placeNear(anchor, bubble, 390)).toEqual(place);
});
