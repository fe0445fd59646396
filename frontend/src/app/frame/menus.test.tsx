import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSignedIn } from '#testing/components/render.tsx';
import { respond } from '#testing/components/server.ts';
import { keyboardQuery } from '../../ui/browser/useHasKeyboard.ts';
import { settings } from '../commands/commands.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';

const nothing = () => undefined;
const menus = {
  Ada: <ProfileMenu onKeys={nothing} onChanges={nothing} />,
  More: <MoreMenu onSearch={nothing} onKeys={nothing} />,
} as const;

const itemsOf = async (menu: keyof typeof menus, hasKeyboard: boolean) => {
  respond();
  const before = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...before(query),
    matches: query === keyboardQuery && hasKeyboard,
  }));
  const { user } = await renderSignedIn(menus[menu]);
  await user.click(screen.getByRole('button', { name: menu }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

test.each(['Ada', 'More'] as const)('menu %s hides shortcuts without a keyboard', async (menu) => {
  expect(await itemsOf(menu, false)).not.toContain('Keyboard shortcuts');
});

test.each(['Ada', 'More'] as const)('menu %s shows shortcuts with a keyboard', async (menu) => {
  expect(await itemsOf(menu, true)).toContain('Keyboard shortcuts');
});

test.each([true, false])('the search finds shortcuts if there is a keyboard: %s', (hasKeyboard) => {
  const actions = { setColorScheme: nothing, showKeys: nothing, logOut: nothing };
  const names = settings(actions, hasKeyboard).map(({ name }) => name);
  expect(names.includes('Keyboard shortcuts')).toBe(hasKeyboard);
});
