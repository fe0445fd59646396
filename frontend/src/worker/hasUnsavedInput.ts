const touched = new WeakSet<EventTarget>();

document.addEventListener(
  'input',
  ({ target }) => {
    if (target) touched.add(target);
  },
  true,
);

/** Whether a form on the page has typed input that a reload would lose. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll('form :is(input, textarea, select)')].some((field) =>
    touched.has(field),
  );
