import { useEffect, useRef } from 'react';

/**
 * Collects letters that are typed after a dialog is requested and before it has the focus. They belong in the
 * dialog's field, not in the page behind it. Returns a function that returns and clears the letters.
 */
export const useTypedEarly = (isAsked: boolean): (() => string) => {
  const typed = useRef('');
  useEffect(() => {
    typed.current = '';
    if (!isAsked) return;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
      if (document.activeElement?.closest('[role=dialog]')) return;
      typed.current += key;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isAsked]);
  return () => {
    const taken = typed.current;
    typed.current = '';
    return taken;
  };
};
