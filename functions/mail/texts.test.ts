import { describe, expect, test } from 'vitest';
import { isRightToLeft, languageTags } from '#shared/language/languages.ts';
import { asHtml, asText } from './mailBody.ts';
import { mailTexts } from './texts.ts';

const kinds = ['resetCode', 'addressCode', 'changeRequested', 'changeDone'] as const;
const all = languageTags.flatMap((language) => kinds.map((kind) => ({ language, kind })));
const code = '{####}';

describe.each(all)('the mail $kind in $language', ({ language, kind }) => {
  const { subject, paragraphs } = mailTexts(language)[kind](code);

  test('has the code or address once, as a paragraph of its own', () => {
    expect(paragraphs.filter((text) => text.includes(code))).toEqual([code]);
    expect(subject).not.toContain(code);
  });

  test('consists of whole sentences', () => {
    for (const text of paragraphs) if (text !== code) expect(text).toMatch(/[.:]$/);
  });

  // Tests SubjectType and EmailVerificationMessageType of Cognito's API. They allow only ASCII white space.
  test('is accepted by Cognito', () => {
    expect(subject).toMatch(/^[\p{L}\p{M}\p{S}\p{N}\p{P} ]{1,140}$/u);
    const html = asHtml({ subject, paragraphs }, language);
    expect(html).toMatch(
      /^[\p{L}\p{M}\p{S}\p{N}\p{P}\s*]*\{####\}[\p{L}\p{M}\p{S}\p{N}\p{P}\s*]*$/u,
    );
    expect(html).not.toMatch(/[^\S \n]/);
    expect(html.length).toBeLessThanOrEqual(20_000);
  });
});

test('the first letter of each paragraph tells mail programs the direction of plain text', () => {
  for (const { language, kind } of all) {
    const { paragraphs } = mailTexts(language)[kind](code);
    for (const text of paragraphs.filter((one) => one !== code)) {
      const [first = ''] = /\p{L}/u.exec(text) ?? [];
      expect(/\p{Script=Arabic}/u.test(first), text).toBe(isRightToLeft(language));
    }
  }
});

test('a body is plain text, or HTML in its language and direction', () => {
  const mail = { subject: 'Bonjour', paragraphs: ['Voici\u00a0: <1> & 2', '123456'] };
  expect(asText(mail)).toBe('Voici\u00a0: <1> & 2\n\n123456');
  expect(asHtml(mail, 'fr')).toBe(
    '<div lang="fr" dir="ltr">\n<p>Voici&#160;: &#60;1&#62; &#38; 2</p>\n<p>123456</p>\n</div>',
  );
  expect(asHtml(mail, 'ar')).toContain('<div lang="ar" dir="rtl">');
});

const open = {
  count: '3',
  names: ['• Read', '• Run'],
  more: '1',
  app: 'https://cairn.example.com/habits',
  unsubscribe: 'https://cairn.example.com/off',
};

describe.each(languageTags)('the digest in %s', (language) => {
  const { subject, paragraphs } = mailTexts(language).digest(open);
  const given = [...open.names, open.app, open.unsubscribe];
  const sentences = paragraphs.filter((text) => !given.includes(text));

  test('has a paragraph for each name and each link, and one with the number of other habits', () => {
    expect(paragraphs.filter((text) => given.includes(text))).toEqual(given);
    expect(sentences.filter((text) => text.includes('1'))).toHaveLength(1);
    expect(subject).toContain('3');
  });

  test('consists of whole sentences in the direction of its language', () => {
    for (const text of sentences) {
      expect(text).toMatch(/[.:]$/);
      const [first = ''] = /\p{L}/u.exec(text) ?? [];
      expect(/\p{Script=Arabic}/u.test(first), text).toBe(isRightToLeft(language));
    }
  });

  test('says only the number of habits if names are hidden', () => {
    const hidden = mailTexts(language).digest({ ...open, names: [], more: undefined });
    expect(hidden.paragraphs).toHaveLength(5);
    expect(hidden.paragraphs[0]).toContain('3');
  });
});
