import { useState } from 'react';
import { useUser } from '../data/session/SessionProvider.tsx';
import { drafts } from './drafts.ts';

const like = { text: '' };

/** Returns a function that checks if a draft exists for a named input. */
export const useHasDraft = () => {
  const { _id: person } = useUser();
  return (name: string): boolean => drafts.read({ person, form: name }, like) !== undefined;
};

/** The text of a single input. While it differs from `initial`, it is stored for the tab and survives a reload. */
export const useDraftText = (name: string, initial = '') => {
  const { _id: person } = useUser();
  const key = { person, form: name };
  const [text, setText] = useState(() => drafts.read(key, like)?.text ?? initial);
  const set = (next: string): void => {
    setText(next);
    if (next === initial) drafts.remove(key);
    else drafts.write(key, { text: next });
  };
  return [text, set] as const;
};
