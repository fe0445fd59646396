import { isRightToLeft, type Language } from '#shared/language/languages.ts';
import type { Mail } from './texts.ts';

export const asText = ({ paragraphs }: Mail): string => paragraphs.join('\n\n');

/**
 * Matches mark-up, and characters that Cognito does not accept in a text. The only spaces it accepts are ASCII spaces.
 */
const unwritable = /[<>&]|[^\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]/gu;

/**
 * Returns a mail as HTML, the format of Cognito's mails. Characters that Cognito does not accept become numeric
 * references.
 */
export const asHtml = ({ paragraphs }: Mail, language: Language): string => {
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  const lines = paragraphs.map(
    (text) => `<p>${text.replace(unwritable, (found) => `&#${found.codePointAt(0)};`)}</p>`,
  );
  return `<div lang="${language}" dir="${dir}">\n${lines.join('\n')}\n</div>`;
};
