export const productName = 'Cairn';

let page = productName;
let running = '';

const show = (): void => {
  const named = page === productName ? page : `${page} · ${productName}`;
  document.title = running ? `${running} · ${page}` : named;
};

/** Sets the document's title from the page's title: 'Habit Tracker · Cairn'. */
export const setPageTitle = (title: string): void => {
  page = title;
  show();
};

/** Shows the running timer before the page's title: '12:34 Rust · Habit Tracker'. '' removes the timer. */
export const setRunningTitle = (title: string): void => {
  if (running === title) return;
  running = title;
  show();
};
