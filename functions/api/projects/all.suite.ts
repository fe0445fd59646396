import { logTimeSuite } from '#functions/api/ledger/logTime.suite.ts';
import type { Target } from '#testing/live/client.ts';
import { createsSuite } from '#testing/live/creates.suite.ts';
import { importListsSuite } from './importLists.suite.ts';
import { projectsSuite } from './projects.suite.ts';

export const suite = (target: Target): void => {
  createsSuite(target, 'projects');
  importListsSuite(target);
  projectsSuite(target);
  logTimeSuite(target, 'project');
};
