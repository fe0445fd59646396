import type { Target } from '#testing/live/client.ts';
import { notesSuite } from './notes.suite.ts';

export const suite = (target: Target): void => {
  notesSuite(target);
};
