import { habits } from '#shared/habits/routes.ts';
import { test, today } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { calendarUrl, cardOf, dayOf, midOfMonth, panelOf, todaysTick } from '../pages/tracker.ts';

// Safari does not focus a button that the mouse presses. The focus moves to a focusable element around the button, or
// is lost. WebKitGTK does focus the button, so this makes every engine behave like Safari.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      const button = (event.target as Element).closest('button');
      if (!button || event.defaultPrevented) return;
      event.preventDefault();
      const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
      if (around) around.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
    }),
  ),
);

test('a second press on the button of a menu closes the menu @exhaustive', async ({
  page,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await page.goto('/habits?view=list');
  const more = cardOf(page, 'Walk').getByRole('button', { name: 'More for Walk' });
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await more.click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a second press on an amount closes its field @exhaustive', async ({ page, person }) => {
  await person.call(habits.create, {
    body: { name: 'Water', frequency: 'daily', kind: 'amount', unit: 'glasses', target: 8 },
  });
  await page.goto('/dashboard');
  const field = page.getByRole('dialog', { name: /^Water, / });
  await todaysTick(page, 'Water').click();
  await expect(field).toBeVisible();
  await todaysTick(page, 'Water').click();
  await expect(field).toBeHidden();
});

test('a day of the calendar gives the focus to what it opens @exhaustive', async ({
  page,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const day = midOfMonth(today(), 1);
  await page.goto(calendarUrl(day));
  await dayOf(page, day).click();
  await expect(panelOf(page, day)).toBeFocused();
});

test('an explanation closes when something else is pressed @exhaustive', async ({
  page,
  person,
}) => {
  await person.call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  await page.goto('/habits?view=list');
  const figure = cardOf(page, 'Walk').locator('button[aria-describedby]').first();
  // A mouse would leave the button on its way to the heading, and that alone closes the explanation. On a phone, no
  // pointer leaves the button after the press. So this only dispatches the events of a press.
  await figure.dispatchEvent('mousedown');
  await figure.dispatchEvent('click');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('tooltip')).toBeHidden();
});
