import { type Part, type Resource, resourceFields } from '#shared/resources/model.ts';

/** A book that is not started, for tests to vary. */
export const aResource = (given: Partial<Resource> = {}): Resource => ({
  _id: '01JD0000000000000000000001',
  title: 'Crafting Interpreters',
  ...resourceFields.unset,
  relatedSkills: [],
  parts: [],
  readings: [],
  estimatedCompletionDate: null,
  startDate: null,
  progressBefore: null,
  spentMinutes: 0,
  completionDate: null,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  ...given,
});

/** An open part without minutes and without a link. Its id follows from the first letter of its title. */
export const aPart = (title: string, given: Partial<Part> = {}): Part => ({
  _id: `01JD0000000000000000000P${title.charCodeAt(0)}`,
  title,
  minutes: null,
  url: null,
  done: false,
  doneOn: null,
  ...given,
});
