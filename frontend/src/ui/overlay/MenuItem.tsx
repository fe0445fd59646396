import type { Menu, MenuItemProps } from '@mantine/core';
import { createContext, use } from 'react';

/** Mantine's Menu.Item. The open menu provides it, so that pages load without it. */
export const ItemContext = createContext<typeof Menu.Item | null>(null);

/** An entry of a Menu. Takes the props of Mantine's Menu.Item. */
export const MenuItem = ((props: MenuItemProps) => {
  const Item = use(ItemContext);
  return Item && <Item {...props} />;
}) as typeof Menu.Item;
