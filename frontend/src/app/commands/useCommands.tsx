import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { timerWord } from '../../domain/timer/timerWord.ts';
import { lazyPart } from '../../ui/feedback/lazyPart.ts';
import { areSingleKeysOn, isOverlaid } from '../../ui/keys/singleKeys.ts';
import { focusHeading } from '../../ui/page/focusHeading.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { type Opened, openedBy } from '../keys/openedBy.ts';
import { usePageKeys } from '../keys/usePageKeys.ts';
import { useTypedEarly } from './useTypedEarly.ts';

const SearchBox = lazyPart(async () => (await import('./SearchBox.tsx')).SearchBox);

/** The search and the list of shortcuts. Keys and buttons open and close both on every page. */
export const useCommands = () => {
  const [opened, setOpened] = useState<Opened>();
  const [wanted, setWanted] = useState<ReadonlySet<Opened>>(new Set());
  const open = (one: Opened) => {
    // When a dialog closes, the focus returns to where it was. If nothing has the focus now, the page's heading gets
    // it first. The focus can then return to the heading.
    if (document.activeElement === document.body) focusHeading();
    setWanted((before) => new Set([...before, one]));
    setOpened(one);
  };
  const close = () => setOpened(undefined);
  const takeTyped = useTypedEarly(opened === 'search');
  const prefix = useRef('');

  // A layout effect, because keys must work as soon as the page is visible. Other effects run a moment later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: open and close do the same each time
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const one = openedBy(event, areSingleKeysOn());
      if (!one || (one !== opened && isOverlaid())) return;
      event.preventDefault();
      if (one === opened) close();
      else open(one);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [opened]);

  usePageKeys(() => {
    prefix.current = `${timerWord()} `;
    open('search');
  });

  return {
    openSearch: () => open('search'),
    openKeys: () => open('keys'),
    dialogs: (
      <Suspense>
        {wanted.has('search') && (
          <SearchBox
            isOpen={opened === 'search'}
            onClose={close}
            onKeys={() => open('keys')}
            takeTyped={() => {
              const typed = prefix.current + takeTyped();
              prefix.current = '';
              return typed;
            }}
          />
        )}
        {wanted.has('keys') && <KeysDialog isOpen={opened === 'keys'} onClose={close} />}
      </Suspense>
    ),
  };
};
