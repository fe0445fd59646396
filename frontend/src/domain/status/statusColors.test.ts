import { expect, test } from 'vitest';
import { projectStatuses } from '#shared/projects/model.ts';
import { resourceStatuses } from '#shared/resources/model.ts';
import { colored, type Slice } from '../../ui/charts/series.ts';
import { themeCss } from '../../ui/theme/themeVariables.ts';
import { statusColor, statusStyle } from './statusColors.ts';
import { statusSlice } from './statusSlice.ts';

const statuses = [...new Set([...projectStatuses, ...resourceStatuses])];

test.each(statuses)('%s has one theme colour, and it is not amber', (status) => {
  const name = /^var\((--[\w-]+)\)$/.exec(statusColor(status))?.[1] ?? '';
  const css = themeCss();
  for (const variable of [name, `${name}-ground`, `${name}-ink`]) {
    expect(css).toMatch(new RegExp(`${variable}: (?!var\\(--mantine-color-amber)`));
  }
  expect(colored([statusSlice(status, 1)])[0]).toMatchObject({
    label: status,
    color: `var(${name})`,
  });
  expect(Object.values(statusStyle(status))).toEqual([`var(${name}-ground)`, `var(${name}-ink)`]);
});

test('in one area no two statuses share a colour', () => {
  for (const area of [projectStatuses, resourceStatuses]) {
    expect(new Set(area.map((status) => statusColor(status))).size).toBe(area.length);
  }
});

test('a slice that is not a status gets the theme’s next colour', () => {
  expect(colored<Slice>([{ label: 'Book', value: 1 }])[0]?.color).toBe('var(--cairn-chart-1)');
});
