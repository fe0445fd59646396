import { type DataRouter, useLocation } from 'react-router-dom';

const KEY = 'cairn.trail';

type Trail = {
  /** The path and query of the previous page, by the key of the history entry. */
  readonly before: Record<string, string>;
  /** For each entry that shows a page again, under an overlay: the key of the page's own entry. */
  readonly above: Record<string, string>;
};

const restored = (): Trail => {
  try {
    return { before: {}, above: {}, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { before: {}, above: {} };
  }
};

/** Stored for the tab, so that a form still knows its previous page after a reload. */
const trail = restored();
let isPushingAbove = false;

/** If the storage is full, nothing is stored. A form then returns to its list after a reload. */
const store = (): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {}
};

/** Notes the previous page of each history entry. */
export const noteTrail = (router: DataRouter): void => {
  let shown = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const { key } = location;
    if (key === shown.key) return;
    const { before, above } = trail;
    const from = historyAction === 'PUSH' ? shown.pathname + shown.search : before[shown.key];
    if (historyAction !== 'POP' && from !== undefined) before[key] = from;
    const isSame = historyAction === 'REPLACE' && location.pathname === shown.pathname;
    const under = isPushingAbove ? pageKeyOf(shown.key) : isSame && above[shown.key];
    if (under) above[key] = under;
    if (historyAction === 'REPLACE') {
      delete before[shown.key];
      delete above[shown.key];
    }
    store();
    shown = location;
  });
};

/** Pushes a history entry that shows the current page again. */
export const pushAbove = async (router: DataRouter): Promise<void> => {
  const { location } = router.state;
  isPushingAbove = true;
  await router.navigate(location, { state: location.state });
  isPushingAbove = false;
};

export const isAbove = (key: string): boolean => trail.above[key] !== undefined;

/** The path and query of the page that Back opens. Undefined if that page is outside the app. */
export const pageBefore = (key: string): string | undefined => trail.before[key];

const pageKeyOf = (key: string): string => trail.above[key] ?? key;

/** A new key each time a page is opened. Overlays over the page don't change the key. */
export const usePageKey = (): string => pageKeyOf(useLocation().key);
