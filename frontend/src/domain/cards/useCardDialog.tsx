import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Card } from '#shared/cards/model.ts';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import type { CardStart } from './cardForm.ts';

const CardDialog = lazyPart(async () => (await import('./CardDialog.tsx')).CardDialog);

type Opened = { readonly start?: CardStart; readonly card?: Card };

/** The form of a takeaway in a dialog, and two functions that open it: for a new takeaway, or to edit one. */
export const useCardDialog = (): {
  readonly add: (start?: CardStart) => void;
  readonly edit: (card: Card) => void;
  readonly dialog: ReactNode;
} => {
  const [opened, setOpened] = useState<Opened>();
  const add = useCallback((start: CardStart = {}) => setOpened({ start }), []);
  const edit = useCallback((card: Card) => setOpened({ card }), []);
  return {
    add,
    edit,
    dialog: opened && (
      <Suspense fallback={null}>
        <CardDialog {...opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  };
};
