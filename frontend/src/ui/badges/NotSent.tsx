import { IconCloudUp } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import classes from './NotSent.module.css';

/** The ids of items that were added on this device and not sent yet. */
export const NotSentContext = createContext<ReadonlySet<string>>(new Set());

/** The id of the list item that is being rendered. Undefined outside lists. */
export const ItemContext = createContext<string | undefined>(undefined);

export const useIsNotSent = (): boolean => {
  const notSent = use(NotSentContext);
  const item = use(ItemContext);
  return item !== undefined && notSent.has(item);
};

export const NotSent = () => (
  <span className={classes.mark}>
    <IconCloudUp size={14} stroke={1.75} aria-hidden="true" />
    {i18n.t('Not sent yet')}
  </span>
);
