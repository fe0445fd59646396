import { describe, expect, test } from 'vitest';
import { batchesOf } from '#shared/export/batches.ts';
import { demoDays } from './days.fixture.ts';
import { demoDocument } from './document.ts';

/** A value without empty texts, because an import treats them as missing. */
const withoutEmptyTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (one === '' ? null : one)));

describe.each(demoDays)('on %s', (today) => {
  test('the calls of an import accept the whole demo unchanged', async () => {
    const batches = batchesOf(await demoDocument(today));
    expect(batches.length).toBeGreaterThan(30);
    for (const { route, request } of batches)
      expect(withoutEmptyTexts(route.body?.parse(request.body)), route.path).toEqual(
        withoutEmptyTexts(request.body),
      );
  });

  test('every demo item has a unique id, which is the same each time', async () => {
    const document = await demoDocument(today);
    expect(await demoDocument(today)).toEqual(document);
    const listItems = document.projects.flatMap(({ goals, learningOutcomes, challenges }) => [
      ...goals,
      ...learningOutcomes,
      ...challenges,
    ]);
    const own = [...Object.values(document).flat(), ...listItems].flatMap((one) =>
      '_id' in one ? [one._id] : [],
    );
    expect(own.length).toBeGreaterThan(300);
    expect(new Set(own).size).toBe(own.length);
  });
});
