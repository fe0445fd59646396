import { expect, test } from 'vitest';
import { asHtml, asText } from '#functions/mail/mailBody.ts';
import { mailTexts } from '#functions/mail/texts.ts';
import { languageTags } from '#shared/language/languages.ts';
import { mailText } from './mailText.ts';

test.each(languageTags)('a mail in %s is printed as it reads', (language) => {
  const mail = mailTexts(language).resetCode('123456');
  expect(mailText(asHtml(mail, language))).toBe(asText(mail));
});
