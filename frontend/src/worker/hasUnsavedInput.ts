const touched = new WeakSet<EventTarget>();

document.addEventListener(
  'input',
  ({ target }) => {
    if (target) touched.add(target);
  },
  true,
);

/** Whether a reload would lose what the person typed or chose in a form. Fields in `data-kept` have drafts. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll('form :is(input, textarea, select)')].some(
    (field) => touched.has(field) && !field.closest('[data-kept]'),
  );
