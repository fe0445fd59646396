import type { Locator, Page } from '@playwright/test';
import { stillness } from '#testing/browser/axe.ts';
import { expect } from '#testing/browser/test.ts';

type Control = {
  readonly role: 'link' | 'button' | 'menuitem' | 'gridcell' | (typeof choices)[number];
  readonly name: string;
  /** Controls that differ only by a day or a number are of the same kind. Only the first of a kind is pressed. */
  readonly kind: string;
  /** For a list of choices: a choice that is not the current one. */
  readonly choice: string | undefined;
};

const choices = ['radio', 'checkbox', 'combobox'] as const;

const controlLine =
  /^ *- '?(link|button|menuitem|radio|checkbox|combobox|gridcell) "((?:[^"\\]|\\.)*)"(.*)\n((?: +- (?:option|group|\/url).*\n)*)/gm;

/**
 * Returns the enabled controls in a part of the page. Links to other sites and choices that are already made are left
 * out.
 */
const controlsIn = (shown: string): readonly Control[] =>
  [...shown.matchAll(controlLine)].flatMap(([, role, quoted = '', state = '', inside = '']) => {
    const isOfNoUse =
      /\[disabled\]/.test(state) ||
      /\/url: "?https?:/.test(inside) ||
      (role === 'radio' && /\[checked\]/.test(state)) ||
      // A day that contains buttons.
      (role === 'gridcell' && state.endsWith(':'));
    if (isOfNoUse) return [];
    const name = quoted.replaceAll("''", "'");
    const kind = `${role} ${name.replace(/\w+day, \d+ \w+ \d+/, 'a day').replace(/\d+/g, '#')}`;
    const choice = /- option "(.*)"\n/.exec(inside)?.[1];
    return [{ role: role as Control['role'], name, kind, choice }];
  });

const press = async (control: Locator, { role, name, choice }: Control): Promise<unknown> => {
  if (choice !== undefined) return control.selectOption(choice);
  // The label covers a radio button, so the button can't be clicked.
  if (role === 'radio') return control.press('Space');
  if (role === 'combobox') {
    // The options of the box may have loaded in the meantime.
    const another = await control.evaluate((element) =>
      element instanceof HTMLSelectElement && element.options.length > 1
        ? (element.selectedIndex + 1) % element.options.length
        : undefined,
    );
    if (another !== undefined) return control.selectOption({ index: another });
    // The list of the box is already open, so only typing changes it.
    if ((await control.getAttribute('aria-expanded')) === 'true')
      return control.fill('nothing like it');
  }
  return name.endsWith('up or down arrow') ? control.press('ArrowDown') : control.click();
};

/** Returns everything that the page says, one line each. Tooltips are added, because they are only visual. */
const linesOf = async (page: Page): Promise<readonly string[]> => {
  const [tree, floating] = await Promise.all([
    page.locator('body').ariaSnapshot(),
    page.getByRole('tooltip', { includeHidden: true }).allTextContents(),
  ]);
  return [...tree.split('\n'), ...floating];
};

const intervals = [50, 100];

/** Returns what the page says once nothing moves and two readings are equal. `just` may be the first reading. */
async function settled(page: Page, just?: readonly string[]): Promise<readonly string[]> {
  let last = just ?? [];
  const isSame = async () => {
    const before = last;
    // Fails while the page is being replaced.
    await stillness(page).catch(() => undefined);
    last = await linesOf(page);
    return before.join() === last.join();
  };
  await expect.poll(isSame, { intervals }).toBe(true);
  return last;
}

/** Whether a line is new, or occurs more often than before. */
function hasNew(before: readonly string[], now: readonly string[]): boolean {
  const known = [...before];
  return now.some((line) => {
    const at = known.indexOf(line);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** A control must be pressed within this time, in ms. */
const patience = 10_000;

/**
 * Presses each control in a part of the page once, and each control that these open. Each press must have a visible
 * effect, and must not replace the page by a failure.
 */
export async function pressAll(page: Page, part: Locator): Promise<void> {
  const path = pathOf(page);
  page.setDefaultTimeout(patience);
  const overlays = page.getByRole('dialog').or(page.getByRole('menu'));
  const overlay = overlays.first();
  const wrongField = page.locator('[aria-invalid=true]:focus');
  const tried = new Set<string>();
  let opener = '';
  let requests = 0;
  let choosers = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('filechooser', () => {
    choosers += 1;
  });
  let before = await settled(page);
  for (;;) {
    const isOver = await overlay.isVisible();
    const over = isOver ? overlay : part;
    const shown = `${await over.ariaSnapshot()}\n`;
    const left = controlsIn(shown).filter(({ kind }) => !tried.has(kind));
    // Presses choices last, because a choice may hide other controls or be invalid.
    const control = left.find(({ role }) => !choices.some((one) => one === role)) ?? left[0];
    if (!control && !isOver) break;
    if (!control) {
      // If a question is over a dialog, Escape closes the question first.
      const open = await overlays.count();
      const hasOptions = await over.getByRole('combobox', { expanded: true }).isVisible();
      await page.keyboard.press('Escape');
      if (hasOptions) {
        await settled(page);
        // The first Escape may only have closed the list of options.
        if ((await overlays.count()) === open) await page.keyboard.press('Escape');
      }
      await expect.poll(() => overlays.count(), { intervals }).toBeLessThan(open);
      before = await settled(page);
      continue;
    }
    const { kind, role, name, choice } = control;
    // If the same message appeared again, nothing would seem to change. So old messages are closed.
    const closes = await page.getByRole('alert').getByRole('button', { name: 'Close' }).all();
    for (const close of closes) {
      await close.click();
      await expect(close).toBeHidden();
    }
    if (closes.length > 0) before = await settled(page);
    // Pressing the opener again may show more controls.
    if (isOver) tried.delete(opener);
    else opener = kind;
    // A form's opener and its submit button may have the same name.
    tried.add(kind);
    const [url, sent, chosen] = [page.url(), requests, choosers];
    const named = over.getByRole(role, { name, exact: true });
    const count = await named.count();
    const isPressed = await press(named.first(), control).then(
      () => true,
      () => false,
    );
    // After a menu has closed, its dialog may open late. It then covers the control, or replaces the menu that was
    // opened again.
    const isGone = async () => !isOver || (await named.count()) === 0;
    if (!isPressed && (await overlay.isVisible()) && (await isGone())) {
      tried.delete(kind);
      before = await settled(page);
      continue;
    }
    expect(isPressed, `${path}: ${kind} can be pressed`).toBe(true);
    let now: readonly string[] | undefined;
    const hasEffect = async () => {
      now = page.url() === url ? await linesOf(page) : undefined;
      if (!now || hasNew(before, now)) return true;
      return (
        (await named.count()) < count ||
        // The page already shows what is wrong with a field.
        (await wrongField.count()) > 0 ||
        (name === 'Try again' && requests > sent) ||
        // The browser's own file dialog opened.
        choosers > chosen ||
        (role === 'combobox' && !choice && (await over.getByRole('alert').isVisible()))
      );
    };
    const message = `${path}: ${kind} has an effect`;
    await expect.poll(hasEffect, { message, intervals }).toBe(true);
    before = await settled(page, now);
    const after = before.join('\n');
    const isElsewhere = pathOf(page) !== path;
    const failure = /Something went wrong|could not be (loaded|shown)/.exec(after)?.[0];
    expect(failure, `${path}: ${kind}`).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (!isElsewhere) continue;
    if (name === 'Logout') break;
    await page.goBack();
    await settled(page);
    // The first step back only closed what the other page had opened.
    if (pathOf(page) !== path) await page.goBack();
    await expect.poll(() => pathOf(page), { intervals }).toBe(path);
    before = await settled(page);
  }
  expect(tried.size).toBeGreaterThan(0);
}
