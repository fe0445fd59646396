import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

/** The catalogues of screens and reasons, then those of mails and notifications. */
const folders = ['frontend/src/language/catalogues', 'functions/language/catalogues'];

/** Each English message with its translation, or with '' if it has none. */
export const translationsOf = async (
  language: string,
): Promise<[english: string, text: string][]> => {
  const files = folders.map((folder) => `${folder}/${language}.po`);
  const catalogues = await Promise.all(
    files.map((filename) =>
      formatter({ explicitIdAsDefault: true }).parse(readFileSync(filename, 'utf8'), {
        locale: language,
        sourceLocale: 'en',
        filename,
      }),
    ),
  );
  return catalogues.flatMap((messages) =>
    Object.entries(messages).map(([english, { translation }]): [string, string] => [
      english,
      translation ?? '',
    ]),
  );
};
