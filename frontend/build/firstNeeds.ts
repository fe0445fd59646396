import type { Plugin, Rolldown } from 'vite';
import { urlOf } from '#shared/core/route.ts';
import { firstReads } from '../src/app/firstReads.ts';

type Modules = Readonly<Record<string, string>>;

/** The pages that people open first, by the module of each. */
const signedIn: Modules = {
  '/': 'app/DashboardScreen',
  '/dashboard': 'app/DashboardScreen',
  '/habits': 'features/habits/HabitsPage',
  '/habit-tracker': 'features/habits/HabitsPage',
  '/skills': 'features/skills/SkillsPage',
  '/skill-goals': 'features/skills/SkillsPage',
  '/learning-planner': 'features/resources/ResourcesPage',
  '/mini-projects': 'features/projects/ProjectsPage',
  '/self-assessment': 'features/assessments/AssessmentsPage',
  '/activity-tracker': 'features/activity/ActivityPage',
};
const signedOut: Modules = {
  '/': 'features/auth/LoginPage',
  '/login': 'features/auth/LoginPage',
};

/** Scripts and styles of all that a chunk imports and then its own: that is the order of the styles. */
const closureOf = (bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()) => {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return [];
  seen.add(file);
  const imported = chunk.imports.flatMap((one): string[] => closureOf(bundle, one, seen));
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? []), file];
};

/** Writes into index.html what each page needs, for public/first.js: files beside those of the entry, and requests. */
export const firstNeeds = (): Plugin => ({
  name: 'cairn-first-needs',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const fileOf = (module: string): string => {
        const found = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/${module}.tsx`)),
        );
        if (!found) throw new Error(`No chunk of ${module}`);
        return found.fileName;
      };
      const entry = chunks.find(({ isEntry }) => isEntry);
      const known = new Set(closureOf(bundle, entry?.fileName ?? ''));
      const needsOf = (modules: readonly string[]) => {
        const files = new Set(modules.flatMap((module) => closureOf(bundle, fileOf(module))));
        return [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
      };
      const eachOf = <Needs>(pages: Modules, needs: (module: string, path: string) => Needs) =>
        Object.fromEntries(
          Object.entries(pages).map(([path, module]) => [path, needs(module, path)]),
        );
      const needs = {
        signedIn: eachOf(signedIn, (module, path) => ({
          files: needsOf(['app/SignedIn', module]),
          api: firstReads[path]?.map((read) => urlOf(...read)) ?? [],
        })),
        signedOut: eachOf(signedOut, (module) => ({ files: needsOf([module]), api: [] })),
      };
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: 'first-needs' },
          children: JSON.stringify(needs),
          injectTo: 'head-prepend',
        },
      ];
    },
  },
});
