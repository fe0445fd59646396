import { expect, test } from 'vitest';
import { asHtml, asText } from '#functions/mail/mailBody.ts';
import { mailTexts } from '#functions/mail/texts.ts';
import { languageTags } from '#shared/language/languages.ts';
import { mailText } from './mailText.ts';

test.each(languageTags)('the HTML of a mail in %s is printed like its plain text', (language) => {
  const mail = mailTexts(language).resetCode('123456');
  expect(mailText(asHtml(mail, language))).toBe(asText(mail));
});
