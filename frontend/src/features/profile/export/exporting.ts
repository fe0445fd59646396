/** The code that writes files. It loads only when somebody saves a file. */

export { saveFile as save } from '../../../ui/browser/saveFile.ts';
export { gather, readingOnce } from './gather.ts';
export { csvOf, zipOf } from './zipOf.ts';
