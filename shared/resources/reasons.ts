import { defineReasons } from '../core/reasons.ts';

/** Why there is no day on which a resource will be finished, besides those of a skill. */
export const resourceReasons = /* @__PURE__ */ defineReasons({
  resourceCompleted: () => 'It is completed.',
  nothingLeft: () => 'Nothing is left of it: its progress is 100%.',
  noDuration: () => 'It has no duration. Enter one to see when it will be finished.',
});
