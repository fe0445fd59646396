import { describe, expect, test } from 'vitest';
import { ImportProblem } from '../found.ts';
import { type Fate, type Fates, fateOf } from './fates.ts';
import { partOf } from './part.ts';
import { at, fileOf } from './reading.fixture.ts';
import { read, readers } from './recognise.ts';
import { documents, tableFile, tables } from './samples.fixture.ts';

type Json = unknown;
type Path = readonly string[];

const fatesOf = (app: string): Fates => {
  const reader = readers.find(({ format }) => app.startsWith(format.split(' ')[0] ?? format));
  if (!reader) throw new Error(`No reader of ${app}`);
  return reader.fates;
};

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists each field of a file with its fate. */
const fieldsOf = (value: Json, fates: Fates, parent: Path = []): [Path, Fate][] => {
  const objects = (Array.isArray(value) ? value : [value]).filter(isObject);
  const all = objects.flatMap(Object.entries).flatMap(([name, inner]) => {
    const [path, fate] = [[...parent, name], fateOf(fates, name)];
    return isFates(fate) ? fieldsOf(inner, fate, path) : [[path, fate] as [Path, Fate]];
  });
  return [...new Map(all.map((one) => [one[0].join(' > '), one])).values()];
};

const isFates = (fate: Fate): fate is Fates => typeof fate !== 'string';

/** Returns the file with a new value for one field, wherever the field occurs. */
const withField = (value: Json, [name = '', ...rest]: Path, field: Json): Json => {
  if (Array.isArray(value)) return value.map((item) => withField(item, [name, ...rest], field));
  if (!isObject(value) || !(name in value)) return value;
  const inner = rest.length > 0 ? withField(value[name], rest, field) : field;
  return { ...value, [name]: inner };
};

const samples = [
  ...Object.entries(tables).map(([app, rows]) => ({
    app,
    content: rows as Json,
    none: '' as Json,
    fileOf: (some: Json) => tableFile(app, some as never),
  })),
  ...Object.entries(documents).map(([app, content]) => ({
    app,
    content: content as Json,
    none: undefined as Json,
    fileOf: (some: Json) => fileOf(JSON.stringify(some)),
  })),
];

const fields = samples.flatMap((sample) =>
  fieldsOf(sample.content, fatesOf(sample.app)).map(
    ([path, fate]) => [sample.app, path.join(' > '), fate, path, sample] as const,
  ),
);

/** Returns what was read from a file, or the message if it can't be read. */
const outcomeOf = (file: Parameters<typeof read>[0][number]) =>
  read([file], at).catch((error: unknown) => {
    if (error instanceof ImportProblem) return error.message;
    throw error;
  });

test('every format has a sample file', () => {
  const recognised = samples.flatMap(({ content, fileOf }) => {
    const file = fileOf(content);
    return readers.filter(({ isOf }) => isOf(partOf(file))).map(({ format }) => format);
  });
  // The samples of Loop are zips, which `partOf` does not unpack. Cairn's export has its own schema and no sample.
  const others = ['Loop Habit Tracker', 'Cairn'];
  expect(new Set([...recognised, ...others])).toEqual(new Set(readers.map(({ format }) => format)));
});

describe('a field that is read changes the contents or the list of losses', () => {
  test.each(fields.filter(([, , fate]) => fate === 'read'))('%s: %s', async (...field) => {
    const [, , , path, { content, none, fileOf }] = field;
    const whole = await outcomeOf(fileOf(content));
    expect(await outcomeOf(fileOf(withField(content, path, none)))).not.toEqual(whole);
  });
});

describe('a field that is not needed changes nothing', () => {
  test.each(fields.filter(([, , fate]) => fate === 'not needed'))('%s: %s', async (...field) => {
    const [, , , path, { content, none, fileOf }] = field;
    const whole = await outcomeOf(fileOf(content));
    expect(await outcomeOf(fileOf(withField(content, path, none)))).toEqual(whole);
  });
});

describe('a field that is lost is listed', () => {
  test.each(fields.filter(([, , fate]) => fate === 'lost'))('%s: %s', async (...field) => {
    const [, , , path, { content, fileOf }] = field;
    const found = await read([fileOf(withField(content, path, 'Something'))], at);
    const what = `${path.at(-1)}: Something`;
    expect(found.lost.filter((lost) => lost.what.includes(what))).not.toEqual([]);
    expect(JSON.stringify(found.document)).not.toContain('Something');
  });
});

test('an unknown column is listed with its row', async () => {
  const [row] = tables.HabitBull;
  const found = await read([tableFile('HabitBull', [{ ...row, Mood: 'good' }])], at);
  expect(found.lost.at(-1)).toEqual({
    record: 'Run',
    what: 'Mood: good',
    why: 'Cairn has no field for this.',
    line: 2,
  });
});

test.each(['', '0', '0.00', 'No', 'false', 'None'])(
  'the value %j in a lost column is not listed',
  async (value) => {
    const [row] = tables.HabitBull;
    const whole = await read([tableFile('HabitBull', [row])], at);
    expect(await read([tableFile('HabitBull', [{ ...row, Mood: value }])], at)).toEqual(whole);
  },
);
