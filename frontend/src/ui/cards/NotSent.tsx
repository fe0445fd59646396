import { IconCloudUp } from '@tabler/icons-react';
import { createContext, use } from 'react';
import classes from './NotSent.module.css';

/** The ids of the items that were added on this device, and wait for the network. */
export const NotSentContext = createContext<ReadonlySet<string>>(new Set());

/** The id of the item of a list that is drawn. */
export const ItemContext = createContext('');

/** Whether the item around is one of them. */
export const useIsNotSent = (): boolean => use(NotSentContext).has(use(ItemContext));

/** Beside an item that the server does not have yet. */
export const NotSent = () => (
  <span className={classes.mark}>
    <IconCloudUp size={14} stroke={1.75} aria-hidden="true" />
    Not sent yet
  </span>
);
