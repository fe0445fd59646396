import { describe, expect, test } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

describe('the text of HTML', () => {
  test.each([
    ['plain text', 'a b', 'a b'],
    ['formatted text', '<b>a</b> <i class="x">b</i>', 'a b'],
    ['a line break', 'a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
    ['lines as Anki’s editor writes them', 'a<div>b</div><div>c</div>', 'a\nb\nc'],
    ['an empty line as Anki’s editor writes it', 'a<div><br></div><div>b</div>', 'a\n\nb'],
    ['a line break at the end of a block', '<div>a<br></div>b', 'a\nb'],
    ['nested blocks', '<div><div>a</div></div><div>b</div>', 'a\nb'],
    ['a list', '<ul><li>a</li><li>b</li></ul>c', 'a\nb\nc'],
    ['a script', 'a<script>alert("<b>")</script>b', 'ab'],
    ['a style', '<style>.card { color: red }</style>a', 'a'],
    ['a script that does not end', 'a<script>alert(1)', 'a'],
    ['a comment', 'a<!-- <b>x</b> -->b', 'ab'],
    ['a picture', 'a<img src="x.png" onerror="alert(1)">b', 'ab'],
    ['a bracket in an attribute', '<a title="1 > 0">b</a>', 'b'],
    ['entities', '1 &lt; 2 &amp;&nbsp;3 &gt; 2 &quot;&#39;&#x41;&quot;', '1 < 2 & 3 > 2 "\'A"'],
    ['a letter with a mark', 'caf&eacute; &Uuml;ber &ntilde;', 'café Über ñ'],
    ['an entity that is encoded twice', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['an entity that is not known', '&nothing; &#x110000; & b', '&nothing; &#x110000; & b'],
    ['tags in entities', '&lt;b&gt;a&lt;/b&gt;', '<b>a</b>'],
    ['brackets that are no tags', '1 < 2 and 3 > 2, <3', '1 < 2 and 3 > 2, <3'],
    ['a tag that does not end', 'a <b', 'a <b'],
    ['a tag inside a tag', '<<b>script>alert(1)<</b>/script>', '<script>alert(1)</script>'],
  ])('%s', (_, html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });

  test.each(['<', '<a"', '<!--', '<script', '<div "\'', '&', '\0'])(
    'is found in a second, even of a hundred thousand times %j',
    (text) => {
      const start = performance.now();
      textOfHtml(text.repeat(1e5));
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});
