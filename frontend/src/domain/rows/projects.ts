import type { Project } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { projectOn } from '#shared/projects/rules.ts';
import { defineSelector, once } from '../../data/cache/areaCache.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { skillRows, withCurrentTags } from './skills.ts';

export const projectRows = defineTable<Project>('project', {
  sources: [
    rowsIn(projects.list, {
      rowsOf: (list) => list.projects,
      withRows: (list, rows) => ({ ...list, projects: rows }),
    }),
  ],
});

const project = once<Project>((one, { today }) => projectOn(one, today));

defineSelector(
  projects.list,
  (list, calendar, rows) => ({
    ...list,
    projects: list.projects.map((one) =>
      withCurrentTags(project(one, calendar), rows, projects.list),
    ),
  }),
  skillRows,
);
