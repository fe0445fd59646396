import { expect, test } from 'vitest';
import { routeKey } from '../calls/route.ts';
import { bytesOf, maxRecordBytes } from '../core/batches.ts';
import type { Export } from '../export/model.ts';
import { resourceArea } from './area.ts';
import { resourceImports } from './imports.ts';
import { type Part, resourceFields } from './model.ts';

const instant = '2026-01-02T03:04:05.678Z';

const part = (n: number, more: Partial<Part> = {}): Part => ({
  _id: `01ARZ3NDEKTSV4RRFFQ69G5${String(n).padStart(3, '0')}`,
  title: `Part ${n}`,
  minutes: null,
  url: null,
  done: false,
  doneOn: null,
  ...more,
});

const resource = (more: Partial<Export['resources'][number]>): Export['resources'][number] => ({
  ...resourceFields.unset,
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  title: 'The Book',
  relatedSkills: [],
  parts: [],
  readings: [],
  progressBefore: null,
  startDate: null,
  completionDate: null,
  createdAt: instant,
  updatedAt: instant,
  ...more,
});

const cellsOf = (one: Export['resources'][number]) => {
  const [table] = resourceArea.tables({ resources: [one] }, '2026-03-15', () => undefined);
  const cells = table?.columns.map((column, n) => [column, table.rows[0]?.[n]]) ?? [];
  return Object.fromEntries(cells);
};

test('the CSV has the parts, the pages and the readings as numbers', () => {
  const reading = { _id: 'r', startDate: null, completionDate: null };
  expect(cellsOf(resource({ pages: 320, page: 143, readings: [reading, reading] }))).toMatchObject({
    parts: 0,
    'parts done': 0,
    pages: 320,
    page: 143,
    readings: 2,
  });
  const parts = [part(1, { done: true }), part(2), part(3)];
  expect(cellsOf(resource({ parts }))).toMatchObject({
    parts: 3,
    'parts done': 1,
    pages: null,
    page: null,
    readings: 0,
  });
});

test('a resource above the size of a body is imported first, then its parts in several calls', () => {
  const parts = Array.from({ length: 300 }, (_, n) =>
    part(n, { title: '語'.repeat(120), url: `https://example.com/${'a'.repeat(450)}` }),
  );
  const batches = resourceArea.batches({ resources: [resource({}), resource({ parts })] });
  const bodies = batches.map(({ request }) => request.body as { parts?: Part[] });
  expect(routeKey(batches[0]?.route ?? resourceImports.import)).toBe(
    routeKey(resourceImports.import),
  );
  expect(bodies.length).toBeGreaterThan(2);
  expect(bodies.flatMap((body) => body.parts ?? [])).toEqual(parts);
  for (const body of bodies) expect(bytesOf(body)).toBeLessThan(maxRecordBytes + 2_000);
});
