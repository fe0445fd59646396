import { describe, expect, test } from 'vitest';
import { databaseOf } from './sqlite.fixture.ts';
import { isDatabase, readTables } from './sqlite.ts';
import { tooManyRows } from './table.ts';

const rowsOf = (bytes: Uint8Array, table: string) =>
  readTables(bytes)(table)?.map((row) => Object.fromEntries(row));

describe('a table that SQLite wrote', () => {
  test('has values of every type', () => {
    const bytes = databaseOf(`
      create table T (a, b, c, d, e, f);
      insert into T values (null, 0, 1, 'text', 1.5, x'00ff');
      insert into T values (127, -128, 32767, -32768, 8388607, -8388608);
      insert into T values (2147483647, -2147483648, 140737488355327, -140737488355328, 1758499200000, -1);
      insert into T values (9007199254740991, -9007199254740991, 1e300, '', '本', x'');
    `);
    expect(isDatabase(bytes)).toBe(true);
    expect(rowsOf(bytes, 't')).toEqual([
      { a: null, b: 0, c: 1, d: 'text', e: 1.5, f: Uint8Array.of(0, 255) },
      { a: 127, b: -128, c: 32767, d: -32768, e: 8388607, f: -8388608 },
      { a: 2 ** 31 - 1, b: -(2 ** 31), c: 2 ** 47 - 1, d: -(2 ** 47), e: 1758499200000, f: -1 },
      { a: 2 ** 53 - 1, b: -(2 ** 53 - 1), c: 1e300, d: '', e: '本', f: new Uint8Array() },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['plain', 'create table T (id integer primary key autoincrement, name text)', ['id', 'name']],
    ['quoted', 'create table T ("id" INTEGER  PRIMARY KEY, [my name] text)', ['id', 'my name']],
    [
      'with defaults',
      "create table T (id integer primary key, a text default ',()', b)",
      ['id', 'a', 'b'],
    ],
    [
      'with constraints',
      'create table T (id integer primary key, a int references T(id), unique (a), check (a > 0))',
      ['id', 'a'],
    ],
  ])('has the names of its columns: %s', (_, sql, columns) => {
    const bytes = databaseOf(`${sql}; insert into T (id) values (7);`);
    const [row] = readTables(bytes)('T') ?? [];
    expect([...(row?.keys() ?? [])]).toEqual(columns);
    expect(row?.get('id')).toBe(7);
  });

  test('has rows without the columns that were added after them', () => {
    const bytes = databaseOf(
      `create table T (a); insert into T values (1); alter table T add column b text not null default 'x'; insert into T values (2, 'y');`,
    );
    expect(rowsOf(bytes, 'T')).toEqual([{ a: 1 }, { a: 2, b: 'y' }]);
  });

  test('is refused if it has too many rows', () => {
    const bytes = databaseOf(
      'create table T (a); with recursive n(i) as (select 1 union all select i + 1 from n where i <= 300000) insert into T select i from n;',
    );
    expect(() => readTables(bytes)('T')).toThrow(tooManyRows());
  });

  test('is undefined if no table has the name, and empty if the table has no rows', () => {
    expect(readTables(databaseOf('create table T (a)'))('U')).toBeUndefined();
    expect(rowsOf(databaseOf('create table T (a)'), 'T')).toEqual([]);
  });

  test.each([
    ['from many pages', 512, 'utf-8'],
    ['from the largest pages', 65_536, 'utf-8'],
    ['in UTF-16, little end first', 1_024, 'utf-16le'],
    ['in UTF-16, big end first', 4_096, 'utf-16be'],
  ])('is read %s, with long texts and in the order of its rows', (_, pageSize, encoding) => {
    const texts = Array.from({ length: 800 }, (_, n) => 'Größe 😀'.repeat((n * 37) % 500) + n);
    const bytes = databaseOf(
      `pragma page_size = ${pageSize}; pragma encoding = '${encoding}'; create table T (n integer, text)`,
      (database) => {
        const insert = database.prepare('insert into T values (?, ?)');
        database.exec('begin');
        texts.forEach((text, n) => {
          insert.run(n, text);
        });
        database.exec('commit');
      },
    );
    expect(rowsOf(bytes, 'T')).toEqual(texts.map((text, n) => ({ n, text })));
  });
});
