import type { Outcome, Results } from '#shared/core/imports.ts';
import type { ProjectLists, ProjectRecord } from '#shared/projects/imports.ts';
import {
  type ListName,
  listNames,
  maxProjects,
  projectDefaults,
  projectFields,
} from '#shared/projects/model.ts';
import { progressOf } from '#shared/projects/rules.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { importItem } from '../../table/importing.ts';
import { outcomeInList } from '../../table/listItems.ts';
import { idsOf } from '../ledger/relatedSkills.ts';
import { goalFieldsOf, requireRoom, reviseProject, type StoredProject } from './item.ts';
import { projectKeys } from './keys.ts';
import { requireFewEnough } from './listItems.ts';
import { counter } from './store.ts';

/** Fields that the list items of a project's record lack in older exports. */
export const addedProjectFields = ['dueDate', 'createdOn', 'solvedOn'] as const;

/** Writes an exported project unchanged. Throws `limit` if its lists are too large. */
export const importProject = async (userId: string, record: ProjectRecord): Promise<Outcome> => {
  const { goals } = record;
  requireRoom(record, {});
  const state = {
    status: record.status ?? projectDefaults.status,
    progress: record.progress ?? projectDefaults.progress,
    progressFromGoals: record.progressFromGoals ?? projectDefaults.progressFromGoals,
  };
  return importItem({
    userId,
    key: projectKeys.project(userId, record._id),
    counter,
    max: maxProjects,
    record,
    facts: {
      ...record,
      progress: progressOf({ ...state, goals }),
      ...goalFieldsOf(goals),
      relatedSkills: idsOf(record.relatedSkills),
    },
    unset: projectFields.unset,
    addedFields: addedProjectFields,
  });
};

/** Appends exported list items to the existing ones. An import leaves the project's `updatedAt` unchanged. */
export const importLists = async (write: ItemWrite, sent: ProjectLists): Promise<Results> => {
  let results: Results = [];
  await reviseProject(write, (project) => {
    const all = listNames.flatMap((list) =>
      sent[list].map((item) => ({ list, item, outcome: outcomeOf(project, list, item) })),
    );
    results = all.map(({ item, outcome }) => ({ _id: item._id, outcome }));
    const created = all.filter(({ outcome }) => outcome === 'created');
    if (created.length === 0) return undefined;
    const longer = Object.fromEntries(
      listNames.map((list) => {
        const added = created.filter((one) => one.list === list).map(({ item }) => item);
        const items = [...project[list], ...added];
        if (added.length > 0) requireFewEnough(list, items);
        return [list, items];
      }),
    );
    requireRoom(project, longer);
    return { ...longer, updatedAt: project.updatedAt };
  });
  return results;
};

type Sent = ProjectLists[ListName][number];

const outcomeOf = (project: StoredProject, list: ListName, item: Sent): Outcome => {
  const items = listNames.flatMap((one): readonly Sent[] => project[one]);
  return outcomeInList<Sent>(item, project[list], [...items, ...project.deletedEntries]);
};
