import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/components/render.tsx';
import { aHabit } from '../habit.fixture.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { monthGrid } from './calendar.ts';

const today = '2026-11-20';
const [cell] = monthGrid('2026-11', { today, weekStartsOn: 0 });

test.each([
  [0, 0, ''],
  [3, 3, ''],
  [4, 3, '+1'],
  [16, 3, '+13'],
])('a day with %i habits has %i dots and %j, on a phone too', (count, dots, more) => {
  if (!cell) throw new Error('no day');
  const marks = Array.from({ length: count }, (_, n) => ({
    habit: aHabit({ _id: `${n}` }),
    completed: n % 2 === 0,
    isSkipped: false,
    isMet: false,
    isCounted: true,
  }));
  for (const isPhone of [false, true]) {
    const { container, unmount } = render(
      <table>
        <tbody>
          <tr>
            <CalendarDay
              cell={cell}
              marks={marks}
              fraction={{ asked: count, done: 0 }}
              isTabStop={false}
              isPhone={isPhone}
              isChosen={undefined}
              onOpen={() => undefined}
              onTick={() => undefined}
            />
          </tr>
        </tbody>
      </table>,
    );
    expect(container.querySelectorAll('[style*="--habit"]')).toHaveLength(dots);
    expect(screen.getByRole('cell').textContent).toBe(`1${more}`);
    unmount();
  }
});
