import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

const folder = new URL('../../frontend/src/language/catalogues/', import.meta.url);

/** Each English message with its translation, which is '' where it is missing. */
export const translationsOf = async (
  language: string,
): Promise<[english: string, text: string][]> => {
  const { pathname } = new URL(`${language}.po`, folder);
  const context = { locale: language, sourceLocale: 'en', filename: pathname };
  const messages = await formatter({ explicitIdAsDefault: true }).parse(
    readFileSync(pathname, 'utf8'),
    context,
  );
  return Object.entries(messages).map(([english, { translation }]) => [english, translation ?? '']);
};
