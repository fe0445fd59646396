import { useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';

/**
 * Copies the text of a read-only field, and says so. If the browser blocks copying by script, the text is selected and
 * `blocked` is said.
 */
export const useCopy = (text: string, blocked: string) => {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(i18n.t('Copied.'));
    } catch {
      field.current?.select();
      setOutcome(blocked);
    }
  };
  return { field, outcome, copy };
};
