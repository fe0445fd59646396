import { logTimeSuite } from '#functions/api/ledger/logTime.suite.ts';
import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { importPartsSuite } from './importParts.suite.ts';
import { pagesSuite } from './pages.suite.ts';
import { progressSuite } from './progress.suite.ts';
import { readingsSuite } from './readings.suite.ts';
import { resourcePaceSuite } from './resourcePace.suite.ts';
import { resourcesSuite } from './resources.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'resources');
  resourcesSuite(target);
  progressSuite(target);
  readingsSuite(target);
  importPartsSuite(target);
  resourcePaceSuite(target);
  pagesSuite(target);
  logTimeSuite(target, 'resource');
};
