import { logTimeSuite } from '#functions/api/ledger/logTime.suite.ts';
import type { Target } from '#testing/live/client.ts';
import { importListsSuite } from './importLists.suite.ts';
import { projectsSuite } from './projects.suite.ts';

export const suite = (target: Target): void => {
  importListsSuite(target);
  projectsSuite(target);
  logTimeSuite(target, 'project');
};
