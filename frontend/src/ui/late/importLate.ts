import { takeEarly } from '../../data/earlyResponses.ts';

/** By file. This module is in the entry, which is there, and every chunk imports it. */
const loaded = new Map([[new URL(import.meta.url).pathname.slice(1), Promise.resolve()]]);

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

const loadOnce = (file: string): Promise<void> => {
  const known = loaded.get(file);
  if (known) return known;
  const load = file.endsWith('.css') ? applyStyles : fetchScript;
  const loading = load(`/${file}`);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};

/** A failure is one of all files: none of this try is still under way when the next one begins. */
export const loadFiles = async (files: readonly string[]): Promise<void> => {
  const results = await Promise.allSettled(files.map(loadOnce));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

/**
 * What every `import()` of the build calls (frontend/build/lateImports.ts), with the files that it needs. A browser
 * remembers for good that a module, or a link that preloads one, could not be fetched; a `fetch` leaves nothing behind.
 * So all files are fetched before the module is imported, from the cache then.
 */
export const importLate = async <Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  await loadFiles(files);
  return importModule();
};
