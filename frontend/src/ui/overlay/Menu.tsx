import { type KeyboardEvent, Suspense, useState } from 'react';
import { OpenMenu } from './lateOverlays.ts';
import type { MenuProps } from './OpenMenu.tsx';

/** A button with a menu. Every list item has one, so the menu mounts when it is first used. */
export const Menu = (props: MenuProps) => {
  const [isUsed, setUsed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setUsed(true);
  };
  const closed = (
    <div className={props.className}>
      <button
        type="button"
        {...props.button}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setUsed(true)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
  if (!isUsed) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
};
