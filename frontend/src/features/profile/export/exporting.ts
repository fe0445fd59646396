/** The code of an export, which is loaded when somebody exports. */
export { gather, readingOnce } from './gather.ts';
export { save } from './save.ts';
export { zipOf } from './zipOf.ts';
