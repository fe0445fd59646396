import * as z from 'zod/mini';
import { type Language, languageTags } from '#shared/core/languages.ts';

/**
 * The ClientMetadata of a call in which Cognito sends a code. It reaches the function that writes the mail as
 * `clientMetadata` ("Custom message Lambda trigger", Cognito developer guide).
 */
export const codeMailMetadata = (language: Language): Record<string, string> => ({ language });

/** The language in such metadata. English if the metadata are missing or invalid. */
export const codeMailLanguage = z.catch(
  z.pipe(
    z.object({ language: z.literal(languageTags) }),
    z.transform(({ language }) => language),
  ),
  'en',
);
