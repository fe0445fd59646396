import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { synthesize } from '../stack.fixture.ts';
import { variants } from './variants.ts';

/** Empties a folder, then writes the templates of every variant into it. Returns their paths. */
export const writeTemplates = (folder: string): string[] => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.entries(variants).flatMap(([name, settings]) => {
    const { template, atTheEdge } = synthesize(settings);
    const others = Object.entries(atTheEdge).map(
      ([stack, one]) => [`${name}.${stack.split('-').at(-1)}`, one] as const,
    );
    return [[name, template] as const, ...others].map(([file, one]) => {
      const path = join(folder, `${file}.json`);
      writeFileSync(path, JSON.stringify(one.toJSON(), undefined, 1));
      return path;
    });
  });
};
