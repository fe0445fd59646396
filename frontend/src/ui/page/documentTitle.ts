export const productName = 'Cairn';

let page = productName;
let running = '';

const show = (): void => {
  const named = page === productName ? page : `${page} · ${productName}`;
  document.title = running ? `${running} · ${page}` : named;
};

/** Names the document after the page: 'Habit Tracker · Cairn'. */
export const setPageTitle = (title: string): void => {
  page = title;
  show();
};

/** What runs, before the name of the page: '12:34 Rust · Habit Tracker'. '' for nothing. */
export const setRunningTitle = (title: string): void => {
  if (running === title) return;
  running = title;
  show();
};
