import { describe, expect, test } from 'vitest';
import { tableOf } from './table.ts';

describe('a table', () => {
  test.each<[string, string, string[][]]>([
    ['with commas', 'a,b\n1,2\n', [['1', '2']]],
    ['with semicolons', 'a;b\n1,5;2', [['1,5', '2']]],
    ['with tabs', 'a\tb\n1\t2', [['1', '2']]],
    ['with quotes', 'a,b\n"1,""x""",2', [['1,"x"', '2']]],
    ['with empty lines', 'a,b\n\n1,2\n,\n\n', [['1', '2']]],
    ['with short rows', 'a,b\n1', [['1', '']]],
    ['with long rows', 'a,b\n1,2,3', [['1', '2']]],
    ['with white space in its header', ' a , b\n1,2', [['1', '2']]],
    ['of a header alone', 'a,b', []],
  ])('%s', (_, text, rows) => {
    const table = tableOf(text);
    expect(table.columns).toEqual(['a', 'b']);
    expect(table.rows().map((row) => [row.get('a'), row.get('b')])).toEqual(rows);
  });

  test('knows the line of each row, even after texts with several lines', () => {
    const rows = tableOf('a,b\n"1\n2",x\r\n3,y\n').rows();
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
    expect(tableOf('sep=,\na\n1').rows()[0]?.line).toBe(3);
  });

  test('has text in a column named like a property of objects only if the file has that column', () => {
    const [row] = tableOf('a,constructor\n1,2').rows();
    expect(['constructor', 'toString', '__proto__'].map((name) => row?.get(name))).toEqual([
      ...['2', '', ''],
    ]);
  });
});
