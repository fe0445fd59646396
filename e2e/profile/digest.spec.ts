import { unsubscribeTokenOf } from '#functions/digest/unsubscribeToken.ts';
import { unsubscribePage } from '#shared/reminders/digest/page.ts';
import { test } from '#testing/browser/person.ts';
import { expect } from '#testing/browser/test.ts';
import { expectFitInEveryLook } from '../looks/everyLook.ts';

test('the daily digest is turned on by confirming the address and choosing a time, and off by the link in a mail @exhaustive', async ({
  page,
  person,
  cairn,
}) => {
  await page.goto('/profile');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Reminders' }) });
  await card.getByRole('button', { name: 'Send a code' }).click();
  await expect(card.getByLabel('Code')).toBeFocused();
  await expectFitInEveryLook(page);
  const mail = cairn.notices.findLast(({ email }) => email === person.email);
  await page.keyboard.type(/^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address confirmed')).toBeVisible();
  await expect(card.getByRole('checkbox', { name: 'Daily digest' })).toBeFocused();
  await page.keyboard.press('Space');
  await card.getByLabel('Time of the digest').fill('21:30');
  await expectFitInEveryLook(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Reminder settings saved')).toBeVisible();

  const token = unsubscribeTokenOf(person.user._id);
  await page.goto(unsubscribePage(token));
  const button = page.getByRole('button', { name: 'Turn off the daily digest' });
  await expect(button).toBeVisible();
  await expectFitInEveryLook(page);
  await button.click();
  await expect(page.getByText('The daily digest is off.')).toBeVisible();
  await page.goto('/profile');
  await expect(card.getByRole('checkbox', { name: 'Daily digest' })).not.toBeChecked();
});

test('a mail program that opens the link of a digest turns nothing off: it only gets a page with a button @exhaustive', async ({
  page,
  person,
}) => {
  const token = unsubscribeTokenOf(person.user._id);
  await page.goto(`/api/users/digest/unsubscribe?token=${token}`);
  await expect(page).toHaveURL(unsubscribePage(token));
  await expect(page.getByRole('button', { name: 'Turn off the daily digest' })).toBeVisible();
});
