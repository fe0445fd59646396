import * as z from 'zod/mini';
import { type Language, languageTags } from '#shared/language/languages.ts';

/**
 * Returns the ClientMetadata for a call in which Cognito sends a code. The function that writes the mail gets these
 * metadata as `clientMetadata` ("Custom message Lambda trigger", Cognito developer guide).
 */
export const codeMailMetadata = (language: Language): Record<string, string> => ({ language });

/** Parses the language in such metadata. English if the metadata are missing or invalid. */
export const codeMailLanguage = z.catch(
  z.pipe(
    z.object({ language: z.literal(languageTags) }),
    z.transform(({ language }) => language),
  ),
  'en',
);
