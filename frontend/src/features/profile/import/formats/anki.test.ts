import fc from 'fast-check';
import { decodeTime } from 'ulid';
import { describe, expect, test } from 'vitest';
import { cardArea } from '#shared/cards/area.ts';
import type { Export } from '#shared/export/model.ts';
import { csvOf } from '../../export/zipOf.ts';
import { cutText } from './files/text.ts';
import { at, found, lostIn } from './reading.fixture.ts';

type Card = Export['cards'][number];

const sidesOf = async (...lines: readonly string[]): Promise<(readonly string[])[]> => {
  const { format, document } = await found(lines.join('\n'));
  expect(format).toBe('Anki');
  return document.cards.map(({ front, back }) => [front, back]);
};

const comma = '#separator:Comma';
const tab = '#separator:tab';

describe('the front and the back of a takeaway are read', () => {
  test.each<[string, string[], string[][]]>([
    [
      'from a CSV',
      [comma, '#html:false', 'a,b', 'c,d'],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['from tabs', [tab, '#html:true', 'a\tb'], [['a', 'b']]],
    ['with the name of a separator', ['#separator:Semicolon', 'a;b'], [['a', 'b']]],
    ['with pipes', ['#separator:Pipe', 'a|b'], [['a', 'b']]],
    ['with colons', ['#separator:Colon', 'a:b'], [['a', 'b']]],
    ['with spaces', ['#separator:Space', 'a b'], [['a', 'b']]],
    ['with a separator as a character', ['#separator:;', 'a;b'], [['a', 'b']]],
    ['with a colon as a character', ['#separator::', 'a:b'], [['a', 'b']]],
    ['with a tab as a character', ['#separator:\t', 'a\tb'], [['a', 'b']]],
    ['with a space as a character', ['#separator: ', 'a b'], [['a', 'b']]],
    ['with a setting in any case, between spaces', ['# Separator : COMMA', 'a,b'], [['a', 'b']]],
    ['without a separator, by tabs', ['#html:false', 'a,b\tc'], [['a,b', 'c']]],
    ['without a separator or tabs, by commas', ['#html:false', 'a,b'], [['a', 'b']]],
    ['after a line of tags, as older versions write it', ['tags:x y', comma, 'a,b'], [['a', 'b']]],
    [
      'between comments',
      [comma, '# one', 'a,b', '#two', 'c,d'],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'between empty lines',
      [comma, '', 'a,b', '', 'c,d', ''],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ...['Question,Answer,Back', 'Word,Meaning,Front', 'Front,Meaning,Front'].map(
      (labels): [string, string[], string[][]] => [
        `from the first two fields of ${labels}`,
        [comma, `#columns:${labels}`, 'a,b,c'],
        [['a', 'b']],
      ],
    ),
    ['of several lines', [comma, '"a', 'b","c', '', 'd"'], [['a\nb', 'c\n\nd']]],
    ['with quotes', [comma, '"a ""b""",c "d"'], [['a "b"', 'c "d"']]],
    ['with # in quotes', [comma, '"#a",b'], [['#a', 'b']]],
    [
      'behind other columns',
      [
        tab,
        '#guid column:1',
        '#notetype column:2',
        '#deck column:3',
        '#tags column:6',
        'x\tBasic\tD\ta\tb\tt',
      ],
      [['a', 'b']],
    ],
    ['by their labels', [comma, '#columns:Extra,Back,Front', 'x,b,a'], [['a', 'b']]],
    [
      'by their place if the labels are others',
      [comma, '#columns:Word,Meaning', 'a,b'],
      [['a', 'b']],
    ],
    [
      'as HTML',
      [tab, '#html:true', '<b>a</b>\tb<br>c<div>d &amp; e</div>'],
      [['a', 'b\nc\nd & e']],
    ],
    [
      'as text that looks like HTML',
      [tab, '#html:false', '<b>a</b>\t&amp;'],
      [['<b>a</b>', '&amp;']],
    ],
    ['as text if the file does not say', [tab, '<b>a</b>\tb'], [['<b>a</b>', 'b']]],
    ['without spaces around them, in NFC', [comma, ' a ,e\u0301'], [['a', 'é']]],
    [
      'with Windows line ends',
      [`${comma}\r`, '#html:false\r', 'a,b\r', '"c\r', 'd",e\r', ''],
      [
        ['a', 'b'],
        ['c\r\nd', 'e'],
      ],
    ],
  ])('%s', async (_, lines, sides) => {
    expect(await sidesOf(...lines)).toEqual(sides);
  });
});

describe('the list of losses has', () => {
  test.each<[string, string[], string[]]>([
    [
      'further columns',
      [tab, '#deck column:1', '#tags column:5', 'D\ta\tb\tmore\tx y'],
      ['a: deck: D, Column 4: more, tags: x y. Cairn has no field for this.'],
    ],
    [
      'a labelled column',
      [comma, '#columns:Front,Back,Example', 'a,b,c'],
      ['a: Example: c. Cairn has no field for this.'],
    ],
    [
      'columns by number if their labels are taken',
      [
        comma,
        '#columns:Word,Meaning,Front,Note,Note,guid,tags',
        '#tags column:8',
        'a,b,c,d,e,f,g,h',
      ],
      [
        'a: Column 3: c, Note: d, Column 5: e, Column 6: f, Column 7: g, tags: h. Cairn has no field for this.',
      ],
    ],
    [
      'a picture',
      [tab, '#html:true', 'a <img src="map.png">\tb'],
      ['a: Picture map.png. Cairn keeps only text.'],
    ],
    [
      'a takeaway without a front',
      [tab, '#html:true', '<br>\tb'],
      ['b: A takeaway without a front. A takeaway needs both sides.'],
    ],
    [
      'a takeaway without a back',
      [comma, 'a'],
      ['a: A takeaway without a back. A takeaway needs both sides.'],
    ],
    [
      'a repeated takeaway',
      [comma, 'a,b', ' a,b ', 'a,c'],
      ['a: A takeaway. The file has another one with the same front and back.'],
    ],
  ])('%s', async (_, lines, lost) => {
    expect(lostIn(await found(lines.join('\n')))).toEqual(lost);
  });
});

test('long sides are cut, and listed with their lines', async () => {
  const long = 'x'.repeat(3_000);
  const { document, lost } = await found(
    `${comma}\n# comment\n"a\nb",c\n# comment\n${long},${long}`,
  );
  expect(document.cards.map(({ front, back }) => [front.length, back.length])).toEqual([
    [3, 1],
    [500, 2_000],
  ]);
  expect(lost.map(({ what, why, line }) => [what, why, line])).toEqual([
    ['Front', cutText(500), 6],
    ['Back', cutText(2_000), 6],
  ]);
});

test('takeaways have no answers and no item, were added now, and keep the order of the file', async () => {
  const { document } = await found(`${comma}\nb,1\na,2`);
  const facts = { about: null, note: null, suspended: false, reviews: [] };
  expect(document.cards).toMatchObject([
    { front: 'b', ...facts },
    { front: 'a', ...facts },
  ]);
  const ids = document.cards.map(({ _id }) => _id);
  expect(ids).toEqual(ids.toSorted());
  expect(ids.map((id) => at.now - decodeTime(id))).toEqual([2, 1]);
});

/** Texts that Cairn accepts as a side of a takeaway. */
const side = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.string({ unit: fc.constantFrom(...'#,;"\'\n\t=+-@<&>a: '), maxLength }),
    )
    .map((text) =>
      text
        .replace(/[^\P{Cc}\t\n\r]|\uFFFD/gu, '')
        .normalize('NFC')
        .trim(),
    )
    .filter((text) => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text));

test('takeaways that are exported for Anki are imported without a loss', async () => {
  const cards = fc.uniqueArray(fc.record({ front: side(50), back: side(200) }), {
    selector: ({ front, back }) => `${front}\0${back}`,
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(cards, async (sides) => {
      const [table] = cardArea.tables({ cards: sides as Card[] }, at.today, () => undefined);
      const { document, lost } = await found(table ? csvOf(table) : '');
      expect(lost).toEqual([]);
      expect(document.cards.map(({ front, back }) => ({ front, back }))).toEqual(sides);
    }),
  );
});
