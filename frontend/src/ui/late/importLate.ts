import { settled } from '#shared/core/settled.ts';
import { takeEarly } from '../../data/earlyResponses.ts';

const inPage = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
  'script[src], link[rel=stylesheet]',
);

/** By file; those of the entry, which every chunk imports, are there. */
const loaded = new Map(
  [...inPage].map(({ src, href }) => [new URL(src || href).pathname.slice(1), Promise.resolve()]),
);

/** Into the browser's cache, without running it. */
const fetchScript = async (url: string): Promise<void> => {
  const early = takeEarly(url)?.catch(() => undefined);
  const response = (await early) ?? (await fetch(url));
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  await response.arrayBuffer();
};

const applyStyles = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(link);
  });

const isStyles = (file: string): boolean => file.endsWith('.css');

const loadOnce = (file: string): Promise<void> => {
  const known = loaded.get(file);
  if (known) return known;
  const load = isStyles(file) ? applyStyles : fetchScript;
  const loading = load(`/${file}`);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};

/** A try of before ends before the next one begins, which is then a new one of all. */
export const loadFiles = (files: readonly string[]): Promise<unknown> =>
  settled(files.map(loadOnce));

/**
 * What every `import()` of the build calls (frontend/build/lateImports.ts), with the files that it needs. A browser
 * remembers for good that a module, or a link that preloads one, could not be fetched; a `fetch` leaves nothing behind.
 * So all scripts are fetched before the module is imported, from the cache then.
 */
export const importLate = async <Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  const scripts = files.filter((file) => !isStyles(file));
  const module = loadFiles(scripts).then(importModule);
  await settled([module, loadFiles(files.filter(isStyles))]);
  return module;
};
