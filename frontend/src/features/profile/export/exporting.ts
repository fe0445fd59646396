/** The code that writes files. It loads only when somebody saves a file. */
export { gather, readingOnce } from './gather.ts';
export { save } from './save.ts';
export { csvOf, zipOf } from './zipOf.ts';
