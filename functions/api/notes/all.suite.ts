import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { notesSuite } from './notes.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'notes');
  notesSuite(target);
};
