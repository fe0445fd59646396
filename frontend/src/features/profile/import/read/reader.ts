/** This module runs in a worker, so that the page stays responsive while a long file is read. */

import { activate, type catalogue, i18n } from '#shared/language/i18n.ts';
import { maxBytes, tooLarge } from '../formats/files/unzip.ts';
import { type ReadingContext, read } from '../formats/recognise.ts';
import {
  type Found,
  type ImportFile,
  ImportProblem,
  type UnclearDate,
  UnclearDates,
} from '../found.ts';

/** A file with its path inside the chosen or dropped folder. */
export type ChosenFile = { readonly name: string; readonly file: File };

/**
 * The page's message to the worker: the files, and everything that reading depends on, such as the person's current
 * day.
 */
export type ReaderRequest = Omit<ReadingContext, 'now'> & {
  readonly files: readonly ChosenFile[];
  /** The texts of the page's language. The worker has its own catalogue, so it needs them too. */
  readonly language: Pick<typeof catalogue, 'locale' | 'messages'>;
};

/** The worker's message: the contents, a date of unclear order, or a sentence why the files can't be read. */
export type ReaderReply =
  | { readonly found: Found }
  | { readonly unclear: UnclearDate }
  | { readonly problem: string };

const contentOf = async ({ name, file }: ChosenFile): Promise<ImportFile> => ({
  name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

const replyTo = async ({ files, language, ...moment }: ReaderRequest): Promise<ReaderReply> => {
  activate(language);
  try {
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    if (bytes > maxBytes) return { problem: tooLarge() };
    const contents = await Promise.all(files.map(contentOf));
    return { found: await read(contents, { ...moment, now: Date.now() }) };
  } catch (error) {
    if (error instanceof UnclearDates) return { unclear: error.example };
    return {
      problem:
        error instanceof ImportProblem
          ? error.message
          : i18n.t('This file could not be opened. Check that it is still there, and try again.'),
    };
  }
};

addEventListener('message', async ({ data }: MessageEvent<ReaderRequest>) =>
  postMessage(await replyTo(data)),
);
