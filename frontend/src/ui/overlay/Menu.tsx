import { type KeyboardEvent, Suspense, startTransition, useState } from 'react';
import { OpenMenu } from './lateOverlays.ts';
import type { MenuProps } from './OpenMenu.tsx';

/** A button with a menu. Every list item has one, so the menu's code loads only when it is first used. */
export const Menu = (props: MenuProps) => {
  const [isUsed, setUsed] = useState(false);
  // This is a transition, because otherwise React would show a Suspense fallback for at least 300 ms.
  const use = () => startTransition(() => setUsed(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    use();
  };
  const closed = (
    <div className={props.className}>
      <button
        type="button"
        {...props.button}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={use}
        onKeyDown={onKeyDown}
      />
    </div>
  );
  return <Suspense fallback={closed}>{isUsed ? <OpenMenu {...props} /> : closed}</Suspense>;
};
