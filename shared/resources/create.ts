import { byRule } from '../calls/fields.ts';
import { resourceFields } from './model.ts';
import { newProgressProblem } from './progress.ts';

/** The body of a POST. */
export const resourceCreate = resourceFields.create.check(byRule(newProgressProblem));
