import { run } from 'axe-core';
import { expect } from 'vitest';

/** Rules about colours and sizes need a browser that renders. Rules about landmarks need the whole page. */
const needPage = ['color-contrast', 'link-in-text-block', 'target-size', 'region'];

/** Fails with one line per broken rule of WCAG 2.2 AA or axe's best practices, with the names of the elements. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await run(element, {
    resultTypes: ['violations'],
    preload: false,
    rules: Object.fromEntries(needPage.map((rule) => [rule, { enabled: false }])),
  });
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    ),
    'accessibility',
  ).toEqual([]);
}
