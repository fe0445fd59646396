/** The code that writes files. It loads when somebody saves one. */
export { gather, readingOnce } from './gather.ts';
export { save } from './save.ts';
export { csvOf, zipOf } from './zipOf.ts';
