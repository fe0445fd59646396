const KEY = 'cairn.trail';

/** The paths of this tab's history, by the numbers that the router gives its entries. */
const trail = (): (string | null)[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const here = (): number => Math.floor((history.state as { idx?: number } | null)?.idx ?? 0);

/** Notes the page that is shown now. In the tab's storage, so that a form knows after a reload where it came from. */
export const notePage = (): void => {
  const paths = trail();
  paths[here()] = location.pathname + location.search;
  sessionStorage.setItem(KEY, JSON.stringify(paths));
};

/** The path and query of the page that Back leads to; undefined where that is none of ours. */
export const pageBefore = (): string | undefined => {
  const before = trail()[here() - 1];
  return typeof before === 'string' ? before : undefined;
};
