import { hold, test } from './person.ts';
import { expect } from './test.ts';

test('a tap on a page whose code is still to come shows at once', async ({ page, person: _ }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Profile');
  const code = await hold(page, /assets\/SkillsPage/);
  const skills = page.getByRole('navigation').getByRole('link', { name: 'Skills' });
  await skills.click();
  await expect(page.getByRole('main')).toContainText('Loading...');
  await expect(skills).toHaveAttribute('aria-current', 'page');
  await code.release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skill Goals Tracker');
});
