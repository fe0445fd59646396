import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

let isNow = false;
for (const type of ['beforeprint', 'afterprint'])
  window.addEventListener(type, () => {
    isNow = type === 'beforeprint';
  });

/** Whether the page is being printed. Folded parts must then be open, because nobody can open them on paper. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(isNow);
  useEffect(() => {
    const set = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', set);
    window.addEventListener('afterprint', set);
    return () => {
      window.removeEventListener('beforeprint', set);
      window.removeEventListener('afterprint', set);
    };
  }, []);
  return isPrinting;
}
