import type { Messages } from '@lingui/core';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { translationsOf } from './translations.ts';

/**
 * All messages of the app, in English. They are read from the German catalogue, because every catalogue has all of
 * them.
 */
export const englishMessages = async (): Promise<string[]> =>
  (await translationsOf('de')).map(([english]) => english);

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aàbƀcçdđeéfƒgğhħiîjĵkķlļmḿnñoöpþqɋrŕsštţuüvṽwŵxẋyýzž',
    'AÀBƁCÇDĐEÉFƑGĞHĦIÎJĴKĶLĻMḾNÑOÖPÞQɊRŔSŠTŢUÜVṼWŴXẊYÝZŽ',
  ].flatMap((pairs) => pairs.match(/../g)?.map(([plain = '', other = '']) => [plain, other]) ?? []),
);

/** Adds an accent to every letter and doubles every vowel, which makes a text about 40 % longer. */
const lengthened = (text: string): string =>
  text
    .replaceAll(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter)
    .replaceAll(/[àéîöü]/g, '$&$&');

const changed = (tokens: unknown): unknown => {
  if (typeof tokens === 'string') return lengthened(tokens);
  if (!Array.isArray(tokens)) return tokens;
  return tokens.map((token) => {
    if (!Array.isArray(token)) return changed(token);
    const [name, type, cases] = token;
    return typeof cases === 'object' && cases !== null
      ? [
          name,
          type,
          Object.fromEntries(Object.entries(cases).map(([key, value]) => [key, changed(value)])),
        ]
      : token;
  });
};

/**
 * A catalogue of English texts that are about 40 % longer and have accents. It shows which texts are not in the
 * catalogue, and where a language with long words does not fit. Parameters, plurals and tags don't change.
 * @example pseudoMessage('{count} habits of <0>all</0>') is [['count'], ' ħààƀîîţš öööƒ <0>ààļļ</0>']
 */
export const pseudoMessage = (message: string): CompiledMessage =>
  changed(compileMessage(message)) as CompiledMessage;

export const pseudoCatalogue = async (): Promise<Messages> =>
  Object.fromEntries((await englishMessages()).map((id) => [id, pseudoMessage(id)]));
