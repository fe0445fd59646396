/** To add a language, add a line here, and a catalogue to each of the two folders `language/catalogues`. */
const listed = [
  { tag: 'en', name: 'English', formats: 'en-GB' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  // Uses Latin digits, because people type them, and links and charts contain them.
  { tag: 'ar', name: 'العربية', formats: 'ar-u-nu-latn', isRightToLeft: true },
] as const;

export type Language = (typeof listed)[number]['tag'];

type LanguageFacts = {
  readonly tag: Language;
  /** The name in the language itself: 'Deutsch'. */
  readonly name: string;
  /** The locale for numbers and dates, if it differs from the tag. */
  readonly formats?: string;
  readonly isRightToLeft?: boolean;
};

export const languages: readonly LanguageFacts[] = listed;

export const languageTags: readonly Language[] = languages.map(({ tag }) => tag);

export const isLanguage = (tag: unknown): tag is Language =>
  languageTags.some((language) => language === tag);

const primary = (tag: string) => tag.toLowerCase().split('-')[0];

/**
 * The first of these tags for which the app has a language, else English.
 * @example bestLanguage(['nl', 'pt-PT', 'de']) is 'pt-BR', because Cairn has no Dutch
 */
export const bestLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const found =
      languageTags.find((one) => one.toLowerCase() === tag.toLowerCase()) ??
      languageTags.find((one) => primary(one) === primary(tag));
    if (found) return found;
  }
  return 'en';
};

const factsOf = (tag: string): LanguageFacts | undefined =>
  languages.find((language) => language.tag === tag);

/** The locale of a language's numbers and dates. */
export const formatsOf = (tag: string): string => factsOf(tag)?.formats ?? tag;

export const isRightToLeft = (tag: string): boolean => factsOf(tag)?.isRightToLeft ?? false;
