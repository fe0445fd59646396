import { useRef, useState } from 'react';
import { i18n } from '#shared/language/i18n.ts';

/** The sentence after an attempt to copy, with the tone of its banner. */
type Outcome = { readonly tone: 'good' | 'neutral'; readonly text: string };

/**
 * Copies the text of a read-only field. The outcome is 'Copied.'. If the browser blocks copying by script, the text is
 * selected, and the outcome is `blocked`.
 */
export const useCopy = (text: string, blocked: string) => {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ tone: 'good', text: i18n.t('Copied.') });
    } catch {
      field.current?.select();
      setOutcome({ tone: 'neutral', text: blocked });
    }
  };
  return { field, outcome, copy };
};
