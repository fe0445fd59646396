import { useCallback, useState } from 'react';

/** A text that this browser stores between visits. It starts as ''. */
export const useRemembered = (key: string): readonly [string, (text: string) => void] => {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  const keep = useCallback(
    (next: string) => {
      localStorage.setItem(key, next);
      setText(next);
    },
    [key],
  );
  return [text, keep];
};
