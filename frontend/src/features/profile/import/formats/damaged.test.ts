import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runs } from '#shared/core/runs.fixture.ts';
import { exportSchema } from '#shared/export/model.ts';
import { ImportProblem } from '../found.ts';
import { at, fileOf } from './reading.fixture.ts';
import { read } from './recognise.ts';
import { documents, tableFile, tables } from './samples.fixture.ts';

/** One file of each format. */
const samples: Readonly<Record<string, string | Uint8Array>> = {
  ...Object.fromEntries(
    Object.entries(tables).map(([app, rows]) => [app, tableFile(app, rows).bytes]),
  ),
  ...Object.fromEntries(
    Object.entries(documents).map(([app, content]) => [app, JSON.stringify(content)]),
  ),
  cairn: JSON.stringify({
    format: 'cairn',
    version: 1,
    vacations: [{ from: '2026-07-01', to: '2026-07-14' }],
    skills: [
      {
        _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        name: 'Rust',
        category: 'Other',
        initialTime: 0,
        createdDay: '2026-01-01',
        createdAt: '2026-01-01T12:00:00.000Z',
        updatedAt: '2026-01-01T12:00:00.000Z',
      },
    ],
  }),
};

const recordsOnly = z.omit(exportSchema, {
  format: true,
  version: true,
  exportedAt: true,
  person: true,
});

const numbers = [-1, 0, 1e9, 1e308, Number.MAX_SAFE_INTEGER, 0.001];
const inserts = [
  '"',
  ',',
  '\n',
  '\u0000',
  '😀',
  '__proto__',
  '99999999999999',
  '-',
  '{',
  ']',
  'null',
  ...numbers.map(String),
];

type Change = { readonly place: number; readonly cut: number; readonly insert: string };

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(12),
  insert: fc.constantFrom('', ...inserts),
});

const changed = (bytes: Uint8Array, { place, cut, insert }: Change) => {
  const start = Math.floor(place * bytes.length);
  return Uint8Array.from([
    ...bytes.subarray(0, start),
    ...strToU8(insert),
    ...bytes.subarray(start + cut),
  ]);
};

test.each(Object.entries(samples))(
  'a damaged file of %s gives valid records or an error sentence, wherever the damage is',
  async (_, sample) => {
    const bytes = typeof sample === 'string' ? strToU8(sample) : sample;
    await expect(read([fileOf(bytes)], at)).resolves.toBeDefined();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const file = fileOf(changes.reduce(changed, bytes));
        const outcome = await read([file], at).catch((error: unknown) => error);
        if (outcome instanceof Error) {
          expect(outcome).toBeInstanceOf(ImportProblem);
          expect(outcome.cause).toBeUndefined();
        } else {
          const { document } = outcome as Awaited<ReturnType<typeof read>>;
          const { person, ...records } = document;
          expect(recordsOnly.parse(records)).toEqual(records);
        }
      }),
      { numRuns: runs(200) },
    );
  },
);
