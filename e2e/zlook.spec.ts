import { ulid } from 'ulid';
import { skills } from '#shared/skills/routes.ts';
import { timerRoutes } from '#shared/timer/routes.ts';
import { test, today } from '#testing/browser/person.ts';

for (const [w, h] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`look ${w} ${colorScheme}`, async ({ page, person }) => {
      const ids: string[] = [];
      for (const name of ['Rust', 'A very long name of a skill that does not fit']) {
        const made = await person.call(skills.create, { body: { name, category: 'Other' } });
        ids.push(made.data.skill._id);
        await person.call(skills.logHours, {
          params: { id: made.data.skill._id },
          body: { hours: 1, date: today() },
        });
      }
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: w, height: h });
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/look/${w}-${colorScheme}-${name}.png` });
      const start = (n: number, ago: number) =>
        person.call(timerRoutes.start, {
          params: { id: ulid() },
          body: {
            startedAt: new Date(Date.now() - ago * 60_000).toISOString(),
            target: { area: 'skills', id: ids[n] ?? '' },
          },
        });
      await page.goto('/dashboard');
      await page.getByText('Log again').waitFor();
      await shot('none');
      await start(1, 72);
      await page.goto('/skills');
      await page.getByRole('region', { name: 'Timer' }).waitFor();
      await shot('running');
      await page.getByRole('button', { name: 'Timer options' }).click();
      await shot('menu');
      await page.getByRole('menuitem', { name: /^Change/ }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(400);
      await shot('change');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Pause the timer' }).click();
      await page.waitForTimeout(400);
      await shot('paused');
      await page.getByRole('button', { name: 'Start the timer for Rust' }).click();
      await page.waitForTimeout(800);
      await shot('switched');
      await page.goto(`/skills/${ids[0]}`);
      await page.getByText('Recent activities').first().waitFor();
      await shot('page');
      await page.keyboard.press('t');
      await page.waitForTimeout(800);
      await shot('search');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Stop the timer' }).click();
      await page.waitForTimeout(12_500);
      await start(0, 125);
      await page.goto('/habits');
      await page.getByText('Still on Rust?').waitFor();
      await shot('asking');
      await start(0, 1);
      await start(0, 0);
      await page.goto('/dashboard');
      await page.clock.install({ time: Date.now() + 11 * 3_600_000 });
      await page.goto('/skills');
      await page.getByRole('button', { name: 'Choose' }).click();
      await page.getByRole('dialog').waitFor();
      await page.clock.runFor(1000);
      await shot('forgotten');
    });
