import { byRule } from '../calls/fields.ts';
import { resourceFields } from './model.ts';
import { newProgressProblem } from './progress.ts';

export const resourceCreate = resourceFields.create.check(byRule(newProgressProblem));
