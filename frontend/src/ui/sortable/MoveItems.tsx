import { use } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../language/useLanguage.ts';
import { MenuItem } from '../overlay/MenuItem.tsx';
import { MovingContext } from './cardPlace.ts';

/** The entries of a card's menu that move the card. Renders nothing if the list can't be sorted. */
export const MoveItems = memo(() => {
  const moving = use(MovingContext);
  if (!moving) return null;
  const { isFirst, isLast, step, toTop } = moving;
  return (
    <>
      {!isFirst && <MenuItem onClick={toTop}>{i18n.t('Move to the top')}</MenuItem>}
      {!isFirst && <MenuItem onClick={() => step(-1)}>{i18n.t('Move up')}</MenuItem>}
      {!isLast && <MenuItem onClick={() => step(1)}>{i18n.t('Move down')}</MenuItem>}
    </>
  );
});
