const touched = new WeakSet<EventTarget>();

document.addEventListener(
  'input',
  ({ target }) => {
    if (target) touched.add(target);
  },
  true,
);

/** Whether the person has typed or chosen something in a form that is still on the page. */
export const hasUnsavedInput = (): boolean =>
  [...document.querySelectorAll('form :is(input, textarea, select)')].some((field) =>
    touched.has(field),
  );
