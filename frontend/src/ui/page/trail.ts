import { type DataRouter, useLocation } from 'react-router-dom';

const KEY = 'cairn.trail';

type Trail = {
  /** The path and query of the page before, by the key of an entry of this tab's history. */
  readonly before: Record<string, string>;
  /** The key of the page that an entry shows once more, by the key of that entry. */
  readonly above: Record<string, string>;
};

const restored = (): Trail => {
  try {
    return { before: {}, above: {}, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { before: {}, above: {} };
  }
};

/** In the tab's storage, so that a form knows after a reload where it came from. */
const trail = restored();
let isPushingAbove = false;

/** A full storage keeps what it has: a form then leads to its list. */
const store = (): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trail));
  } catch {}
};

/** Notes where each entry of the history was opened from. */
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

/** Pushes an entry that shows the current page once more. */
export const pushAbove = async (router: DataRouter): Promise<void> => {
  const { location } = router.state;
  isPushingAbove = true;
  await router.navigate(location, { state: location.state });
  isPushingAbove = false;
};

export const isAbove = (key: string): boolean => trail.above[key] !== undefined;

/** The path and query of the page that Back leads to; undefined where that is none of ours. */
export const pageBefore = (key: string): string | undefined => trail.before[key];

const pageKeyOf = (key: string): string => trail.above[key] ?? key;

/** Another one each time a page is opened; the same where only an overlay was opened over it. */
export const usePageKey = (): string => pageKeyOf(useLocation().key);
