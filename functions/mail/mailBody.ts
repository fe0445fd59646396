import { isRightToLeft, type Language } from '#shared/core/languages.ts';
import type { Mail } from './texts.ts';

export const asText = ({ paragraphs }: Mail): string => paragraphs.join('\n\n');

/** Characters that Cognito does not accept in a text, and mark-up. Its pattern allows no spaces but ASCII ones. */
const unwritable = /[<>&]|[^\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]/gu;

/**
 * A mail as HTML, in which Cognito sends its mails. Characters that Cognito does not accept are written as numeric
 * references.
 */
export const asHtml = ({ paragraphs }: Mail, language: Language): string => {
  const dir = isRightToLeft(language) ? 'rtl' : 'ltr';
  const lines = paragraphs.map(
    (text) => `<p>${text.replace(unwritable, (found) => `&#${found.codePointAt(0)};`)}</p>`,
  );
  return `<div lang="${language}" dir="${dir}">\n${lines.join('\n')}\n</div>`;
};
